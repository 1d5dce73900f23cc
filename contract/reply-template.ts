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

export const templateNameLength = 30;

export const replyTemplateInput = z.object({
  id: wholeNumber(),
  name: requiredText(templateNameLength, messages.valid.templateName),
  subject: requiredText(replyLimits.subject, messages.valid.title),
  text: requiredText(replyLimits.text, messages.valid.content),
  version: z.optional(wholeNumber()),
});
export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>;

/** The words of an inquiry that a template may name in braces, as in `{회사명}`. */
export const templateWords = ['회사명', '담당자명', '접수번호'] as const;
export type TemplateWord = (typeof templateWords)[number];

/** A template's text for one inquiry; braces around anything else stay as they are. */
export function fillTemplate(text: string, words: Readonly<Record<TemplateWord, string>>): string {
  return text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
    (templateWords as readonly string[]).includes(name) ? words[name as TemplateWord] : whole,
  );
}
