import { buildIfStale } from './build-if-stale.ts';

// React renders ten times slower without it.
process.env['NODE_ENV'] ??= 'production';

buildIfStale();
await import('#server/main.ts');
