import { inquiryFieldNames, type InquiryFieldName } from '#contract/inquiry-fields.ts';
import { inquiryInput, type InquiryInput } from '#contract/inquiry.ts';
import { messages } from '#contract/messages.ts';

export type InquiryValues = Partial<Record<InquiryFieldName, string>>;
export type InquiryErrors = Partial<Record<InquiryFieldName | 'agreed', string>>;

/** Against robots: a field that people do not see, and that browsers do not fill in by themselves. */
export const unseenName = 'reserved_memo';

/** What a tool of the site handed over: shown before it is sent, and taken out at will. */
const attachments = ['note', 'plan'] as const satisfies readonly InquiryFieldName[];
export type Attachment = (typeof attachments)[number];

/** Ticked without scripts by those who do not want to send it along. */
export const withoutName = (attachment: Attachment) => `without_${attachment}`;

export interface FilledInquiry {
  category: number;
  values: InquiryValues;
  agreed: boolean;
  agreedVersion: string;
  /** What stands in the field that people do not see. */
  website: string;
}

/** Reads a filled-in form, in the browser on submit and on the server when it was posted without JavaScript. */
export function readInquiryForm(form: FormData, category: number, agreedVersion: string): FilledInquiry {
  const values: InquiryValues = {};
  for (const name of inquiryFieldNames) values[name] = textIn(form, name);
  for (const name of attachments) if (form.has(withoutName(name))) values[name] = '';
  const website = textIn(form, unseenName);
  return { category, values, agreed: form.has('agreed'), agreedVersion, website };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export type InquiryCheck = { ok: true; input: InquiryInput } | { ok: false; errors: InquiryErrors };

/** The contract's rules; of each field the first that is broken. */
export function checkInquiry({ values, ...filled }: FilledInquiry): InquiryCheck {
  const result = inquiryInput.safeParse({ ...values, ...filled });
  if (result.success) return { ok: true, input: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors };
}

/** The sentences to tell, each once, with the fields they are about. */
export function errorSummary(errors: InquiryErrors) {
  const byMessage = Map.groupBy(Object.entries(errors), ([, message]) => message);
  return [...byMessage].map(([message, entries]) => ({
    message,
    fields: entries.map(([field]) => field as keyof InquiryErrors),
  }));
}

/** Beside an empty required field the sentence about all of them would be wrong. */
export function besideField(message: string | undefined): string | undefined {
  return message === messages.valid.required ? '필수 항목입니다.' : message;
}
