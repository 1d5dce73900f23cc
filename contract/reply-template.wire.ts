import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { replyTemplateInput, type ReplyTemplate } from './reply-template.ts';

const answer = z.object({
  success: z.literal(true),
  list: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      subject: z.string(),
      text: z.string(),
      version: z.number(),
    }),
  ),
});

export const templatesAnswer: Codec<ReplyTemplate[]> = {
  schema: answer,
  encode: (list) => ({ success: true, list }),
  decode: (raw) => answer.parse(raw).list,
};

export const templateFields = defineFields(replyTemplateInput, {
  id: 'id',
  name: 'name',
  subject: 'subject',
  text: 'text',
  version: 'version',
});
