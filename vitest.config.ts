import { defineConfig } from 'vitest/config';
import { anyOf, siteRooms } from './scripts/rooms.ts';

/** Generous: they end what hangs, and must never be what a slow machine fails on. */
const shared = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } };

/** One more than the cores: a browser test waits as often as it works. */
const maxWorkers = 3;

/** On a real PostgreSQL; the files of a process share what it has loaded: half of their work was loading. */
const withoutBrowser = {
  ...shared,
  globalSetup: ['tests/support/postgres.ts'],
  setupFiles: ['tests/support/leave-tidy.ts'],
  isolate: false,
  maxWorkers,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...withoutBrowser,
          name: 'unit',
          include: [
            `${anyOf([...siteRooms, 'scripts'])}/**/*.test.{ts,tsx}`,
            'tests/{server,attacks,content}/**/*.test.ts',
          ],
        },
      },
      { test: { ...withoutBrowser, name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // The files of a process share its browser.
          isolate: false,
          maxWorkers,
        },
      },
    ],
  },
});
