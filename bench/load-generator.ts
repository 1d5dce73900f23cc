import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export interface Load {
  requests: number;
  seconds: number;
  failed: number;
  /** Of those that failed: told to come back (503), and cut off without an answer. */
  refused: number;
  cutOff: number;
  /** 99 of 100 good answers came within this time. */
  p99Ms: number;
}

interface LoadOptions {
  origin: string;
  connections: number;
  seconds: number;
  path: (count: number) => string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}

/** Keeps `connections` requests in flight for a while and counts the good answers. */
export async function load(options: LoadOptions): Promise<Load> {
  const { origin, connections, seconds, path, method = 'GET', body, headers = {} } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1_000;
  let requests = 0;
  let failed = 0;
  let refused = 0;
  let cutOff = 0;
  let sent = 0;
  const spent: number[] = [];
  const one = () =>
    new Promise<void>((resolve) => {
      const asked = performance.now();
      const call = request(`${origin}${path((sent += 1))}`, { method, agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) {
            requests += 1;
            spent.push(performance.now() - asked);
          } else failed += 1;
          if (answer.statusCode === 503) refused += 1;
          resolve();
        });
      });
      call.on('error', () => {
        failed += 1;
        cutOff += 1;
        resolve();
      });
      call.end(body);
    });
  const client = async () => {
    while (performance.now() < end) await one();
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  const passed = (performance.now() - begun) / 1_000;
  const p99Ms = spent.sort((a, b) => a - b)[Math.floor(spent.length * 0.99)] ?? 0;
  return { requests, failed, refused, cutOff, p99Ms, seconds: passed };
}

const ticksPerSecond = 100;

/** CPU time that a process has used so far. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Memory that a process holds, in MB. */
export function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}

/** Requests for each second of the server's own CPU time: fair on a machine that does other things too. */
export async function requestsPerCpuSecond(pid: number, options: LoadOptions): Promise<number> {
  const before = cpuSeconds(pid);
  const { requests } = await load(options);
  return requests / (cpuSeconds(pid) - before);
}
