import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{contract,server,web,scripts}/**/*.test.{ts,tsx}',
            'tests/{server,attacks}/**/*.test.ts',
          ],
          globalSetup: ['tests/support/postgres.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
