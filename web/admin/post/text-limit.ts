import { messages } from '#contract/messages.ts';
import { tidyText } from '#contract/text.ts';

/** From this share of the limit on, the length is told. */
const near = 0.9;

/** What stands below a text that comes near its limit, or has gone past it: nothing is cut off. */
export function limitNotes(text: string, max: number): { hint?: string; error?: string } {
  const { length } = tidyText(text);
  if (length < max * near) return {};
  const hint = messages.valid.length(length, max);
  return length > max ? { hint, error: messages.valid.tooLong(max) } : { hint };
}
