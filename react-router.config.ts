import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Every route is known from the first page on: no manifest call while the visitor moves.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
