import * as z from 'zod/mini';
import { createdAnswer } from './answer.wire.ts';
import type { Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { inquiryFieldNames, type InquiryFieldName } from './inquiry-fields.ts';
import { filledInNames } from './inquiry-names.wire.ts';
import { inquiryInput, type Inquiry } from './inquiry.ts';
import { readText, type Raw } from './wire-field.ts';

export const inquiryBody = defineFields(inquiryInput, {
  ...filledInNames,
  category: 'c_category1',
  // Sent, but not believed: the server composes its own.
  title: 'c_title',
  agreed: 'c_agree',
  agreedVersion: 'c_agree_version',
  website: 'c_website',
  formMs: 'c_form_ms',
});

/** An inquiry was taken: its number, and the receipt by which its sender finds it again. */
export const takenAnswer: Codec<{ message: string; id: number; receipt: string }> = {
  schema: z.object({ success: z.literal(true), message: z.string(), id: z.number(), receipt: z.string() }),
  encode: (taken) => ({ success: true, ...taken }),
  decode(raw, asked) {
    const created = createdAnswer.decode(raw, asked);
    return { ...created, receipt: readText(raw as Raw, 'receipt') };
  },
};

const texts = Object.fromEntries(inquiryFieldNames.map((name) => [name, z.string()])) as {
  [Field in InquiryFieldName]: z.ZodMiniString;
};

/** An inquiry as it was taken, and the names under which it travels. */
export const inquiryShape: { [Field in keyof Inquiry]: z.ZodMiniType<Inquiry[Field]> } = {
  id: z.number(),
  category: z.number(),
  title: z.string(),
  ...texts,
  createdAt: z.iso.datetime({ offset: true }),
};
export const inquiryNames = {
  id: 'c_no',
  category: 'c_category1',
  title: 'c_title',
  ...filledInNames,
  createdAt: 'c_add_dt',
};
