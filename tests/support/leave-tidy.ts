import { afterAll, vi } from 'vitest';

// The files of a process share it: what one of them replaced is back for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
