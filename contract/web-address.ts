import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isSitePath, isWebAddress, withScheme } from './safe-link.ts';
import { optionalText, upTo } from './text.ts';

const completed = z.overwrite<string>(withScheme);

/** An optional http(s) address; anything that a browser might run is refused. */
export const optionalWebAddress = optionalText(limits.url).check(
  completed,
  upTo(limits.url),
  z.refine((value) => value === '' || isWebAddress(value), { error: messages.valid.url }),
);

/** An optional address of the web or of this site. */
export const optionalLink = optionalText(limits.url).check(
  completed,
  upTo(limits.url),
  z.refine((value) => value === '' || isSitePath(value) || isWebAddress(value), {
    error: messages.valid.url,
  }),
);
