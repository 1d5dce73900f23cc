import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { servedRooms } from './rooms.ts';
import { root } from './run.ts';

const script = ['--import', './scripts/end-with-parent.mjs', 'scripts/dev-server.ts'];
let edits = 0;
let server = start();

function start(): ChildProcess {
  const child = spawn(process.execPath, script, { cwd: root, stdio: 'inherit' });
  // What an edit broke the next one may mend; what never worked ends here.
  child.once('exit', (code) => {
    if (edits === 0) process.exit(code ?? 1);
  });
  return child;
}

/** Pages are Vite's to reload; the server's own code needs a new process. */
async function restart(): Promise<void> {
  if (server.kill('SIGKILL')) await once(server, 'exit');
  server = start();
}

let pending: NodeJS.Timeout | undefined;
for (const folder of servedRooms) {
  watch(join(root, folder), { recursive: true }, () => {
    edits += 1;
    clearTimeout(pending);
    pending = setTimeout(() => void restart(), 100);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.kill('SIGKILL');
    process.exit(0);
  });
}
