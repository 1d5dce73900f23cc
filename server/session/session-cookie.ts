import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'naru_session';
/** No other host of the domain can set a cookie of this name. */
const hostName = `__Host-${plainName}`;

const nameOf = (secure: boolean) => (secure ? hostName : plainName);

/** The id that the browser sent. On https only the `__Host-` name counts. */
export function readSessionCookie(request: FastifyRequest, secure: boolean): string | null {
  const start = `${nameOf(secure)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null;
}

/**
 * Lax, so that a link in a mail to staff opens the page it names; that no other site can write is the origin
 * check's work. Without an end of its own the cookie goes with the browser, and the server ends sessions anyway.
 */
export function writeSessionCookie(reply: FastifyReply, secure: boolean, id: string): void {
  const rules = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${nameOf(secure)}=${id}; ${rules}${id === '' ? '; Max-Age=0' : ''}`);
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  writeSessionCookie(reply, secure, '');
}
