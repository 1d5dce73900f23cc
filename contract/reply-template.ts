import * as z from 'zod/mini';
import { replyLimits } from './mail.ts';
import { messages } from './messages.ts';
import { requiredText, wholeNumber } from './text.ts';

/** A text that staff begin an answer with. */
export interface ReplyTemplate {
  id: number;
  name: string;
  subject: string;
  text: string;
  /** Grows with each change: who changes what they have not seen is told. */
  version: number;
}

const templateNameLength = 30;

export const replyTemplateInput = z.object({
  id: wholeNumber(),
  name: requiredText(templateNameLength, messages.valid.templateName),
  subject: requiredText(replyLimits.subject, messages.valid.title),
  text: requiredText(replyLimits.text, messages.valid.content),
  version: z.optional(wholeNumber()),
});
export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>;
