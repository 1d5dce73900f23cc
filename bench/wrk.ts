import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuSeconds } from './load-generator.ts';

const run = promisify(execFile);

/**
 * Requests for each second of the server's own CPU time, asked for by `wrk` (`apt-get install wrk`). Node's client is
 * slower than a server that answers from memory: a server that waits for its client spends its time going to sleep.
 */
export async function busyRequestsPerCpuSecond(
  pid: number,
  address: string,
  seconds: number,
): Promise<number> {
  const before = cpuSeconds(pid);
  const options = ['-t', '1', '-c', '64', '-d', String(seconds), '-H', 'Accept-Encoding: gzip'];
  const { stdout } = await run('wrk', [...options, address]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return requests / (cpuSeconds(pid) - before);
}
