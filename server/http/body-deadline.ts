import type { IncomingMessage, Server } from 'node:http';

interface Deadline {
  timer: NodeJS.Timeout;
  ms: number;
}

const deadlines = new WeakMap<IncomingMessage, Deadline>();

/** Refused as Node refuses late senders itself; who sends on all the same is cut off. */
function refuse(server: Server, { socket }: IncomingMessage): void {
  const late = Object.assign(new Error('body too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', late, socket);
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/** The body of a request has to be there in time, whoever sends it. */
export function setBodyDeadline(server: Server, request: IncomingMessage, ms: number): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => refuse(server, request), ms);
  const isHere = () => clearTimeout(timer);
  deadlines.set(request, { timer, ms });
  request.once('end', isHere).once('close', isHere);
}

/** From now on this body may take as long as it keeps moving: for those who are known, and send large files. */
export function letBodyTakeItsTime(request: IncomingMessage): void {
  const deadline = deadlines.get(request);
  if (deadline === undefined || request.complete) return;
  clearTimeout(deadline.timer);
  request.setTimeout(deadline.ms);
  request.once('end', () => {
    // A refusal may have gone out before the end; then the connection has its time as an idle one already.
    if (request.socket.timeout === deadline.ms) request.setTimeout(0);
  });
}
