import type { KnipConfig } from 'knip';
import { anyOf, siteRooms } from './scripts/rooms.ts';

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/house-rules/check.ts',
    'planner/{plan,plan-text,reach,day}.ts',
    'server/{main,admin}.ts',
    'server/backup/{backup,restore}.ts',
    'server/db/migrations/*.ts',
    'web/entry.{client,server}.tsx',
    'web/ssr.ts',
    'web/routes/**/*.{ts,tsx}',
    'tests/**/*.test.ts',
    'tests/attacks/record-connections.mjs',
    'tests/support/failing-run/*.ts',
    'tests/faults/{run,half-migration}.ts',
    'tests/image/run.ts',
    'bench/*.ts',
  ],
  project: [
    `${anyOf([...siteRooms, 'scripts', 'tests', 'bench'])}/**/*.{ts,tsx,mjs}`,
    '!bench/peers/**',
    '!web/pictures/manifest.ts',
  ],
  ignoreDependencies: ['tailwindcss', 'oxfmt', 'oxlint', 'oxlint-tsgolint'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get', 'debootstrap', 'nginx', 'podman'],
} satisfies KnipConfig;
