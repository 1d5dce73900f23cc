import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Begins a request and never ends it. */
function openSlowly(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      resolve(socket);
    });
    socket.on('error', () => resolve(socket));
    socket.resume();
  });
}

export interface SlowConnections {
  /** How many the server holds now. */
  open(): number;
  /** Until all are gone, but not longer than a minute; in seconds since the first was opened. */
  untilGone(): Promise<number>;
}

export async function openSlowConnections(origin: string, many: number): Promise<SlowConnections> {
  const port = Number(new URL(origin).port);
  const begun = performance.now();
  const sockets: Socket[] = [];
  while (sockets.length < many)
    sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => openSlowly(port)))));
  const open = () => sockets.filter((socket) => !socket.destroyed).length;
  return {
    open,
    async untilGone() {
      while (open() > 0 && performance.now() - begun < 60_000) await wait(250);
      return (performance.now() - begun) / 1_000;
    },
  };
}
