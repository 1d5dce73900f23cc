import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './run.ts';

test('a run with a failed test fails', () => {
  const config = 'tests/support/failing-run/vitest.config.ts';
  const { status, stdout } = spawnSync('node_modules/.bin/vitest', ['run', '--config', config], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toContain('1 failed');
  expect(status).toBe(1);
});
