import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';

// Loaded into a server ahead of its own code: says after each full garbage collection how much was still in use. New
// objects do not count; they come and go with every request. Plain JavaScript, so that loading it costs no memory.
const watch = new PerformanceObserver((list) => {
  const isFull = list
    .getEntries()
    .some((entry) => entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR);
  if (!isFull) return;
  const old = getHeapSpaceStatistics().filter((space) => !space.space_name.startsWith('new_'));
  const bytes = old.reduce((sum, space) => sum + space.space_used_size, 0);
  console.log(`live heap: ${(bytes / 1_048_576).toFixed(1)} MB`);
});
watch.observe({ entryTypes: ['gc'] });
