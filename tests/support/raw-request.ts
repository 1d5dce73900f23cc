import { connect } from 'node:net';

/** What came back on a connection: the first answer's status, type and text, or nothing before the line was cut. */
export interface RawAnswer {
  status: number | null;
  type: string;
  location: string;
  text: string;
}

/** Says exactly these bytes (one character each) and listens until the server cuts the line. */
export function sayRaw(origin: string, bytes: string, patienceMs = 10_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const chunks: Buffer[] = [];
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString();
      const field = (name: string) => new RegExp(`^${name}: ([^;\\r]*)`, 'im').exec(text)?.[1] ?? '';
      const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
      resolve({
        status: status === undefined ? null : Number(status),
        type: field('content-type'),
        location: field('location'),
        text,
      });
    });
  });
}
