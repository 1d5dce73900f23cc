import { defineConfig } from 'vitest/config';

/** One test that fails, set up as all tests are. */
export default defineConfig({
  test: {
    include: ['tests/support/failing-run/fails.fixture.ts'],
    globalSetup: ['tests/support/postgres.ts'],
  },
});
