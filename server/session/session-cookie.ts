import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'naru_session';
const hostName = `__Host-${plainName}`;

/**
 * On https only the `__Host-` name counts: no other host of the domain can set it. Lax, so that a link in a mail
 * to staff opens the page it names; that no other site can write is the origin check's work.
 */
export function readSessionCookie(request: FastifyRequest, secure: boolean): string | null {
  const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
  return cookies[secure ? hostName : plainName] ?? null;
}

function setCookie(reply: FastifyReply, secure: boolean, value: string, ended: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const end = ended ? { maxAge: 0, expires: new Date(0) } : {};
  void reply.header(
    'set-cookie',
    fastifyCookie.serialize(secure ? hostName : plainName, value, { ...options, ...end }),
  );
}

/** Without an end of its own the cookie goes with the browser; the server ends the session in any case. */
export function writeSessionCookie(reply: FastifyReply, secure: boolean, id: string): void {
  setCookie(reply, secure, id, false);
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  setCookie(reply, secure, '', true);
}
