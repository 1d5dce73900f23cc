import * as z from 'zod/mini';
import { createdAnswer } from './answer.wire.ts';
import type { Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { inquiryFieldNames, type InquiryFieldName } from './inquiry-fields.ts';
import { inquiryInput, type Inquiry } from './inquiry.ts';
import { readText, type Raw } from './wire-field.ts';

/** What an older system called otherwise than we do. */
const olderNames: Partial<Record<InquiryFieldName, string>> = {
  company: 'c_company_name',
  phone: 'c_tel',
  region: 'c_addr1',
  address: 'c_addr2',
  robotType: 'c_prd',
  robotModel: 'c_prdname',
};

/** Under which name each field that a person fills in travels, there and back. */
const filledIn = Object.fromEntries(
  inquiryFieldNames.map((name) => [name, olderNames[name] ?? `c_${name}`]),
) as Record<InquiryFieldName, string>;

export const inquiryBody = defineFields(inquiryInput, {
  ...filledIn,
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
  ...filledIn,
  createdAt: 'c_add_dt',
};
