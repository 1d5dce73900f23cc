import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { optionalText } from './text.ts';

export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' && username === '';
}

/** A path on this site; `//host` and `/\host` leave it in a browser's eyes. */
export function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** An optional http(s) address; anything that a browser might run is refused. */
export const optionalWebAddress = optionalText(limits.url).check(
  z.refine((value) => value === '' || isWebAddress(value), { error: messages.valid.url }),
);

/** An optional address of the web or of this site. */
export const optionalLink = optionalText(limits.url).check(
  z.refine((value) => value === '' || isSitePath(value) || isWebAddress(value), {
    error: messages.valid.url,
  }),
);
