import type { IncomingMessage } from 'node:http';

/** How many hosts a request names: with two, what stands before this server may have read the other one. */
export function hostsNamed({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
