import { createHash, randomBytes } from 'node:crypto';

/** What the cookie carries: 32 random bytes. The database knows only their hash, so a copy of it opens nothing. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
