import { isMainThread } from 'node:worker_threads';

// Once the process that started this one is gone, nobody is left to pass its signals on: the same as SIGTERM.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
if (!isMainThread) clearInterval(watch);
