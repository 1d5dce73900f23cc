import { limits } from './limits.ts';

/**
 * What a person fills in at both inquiry forms, in the order of the forms: forms, rules, consent and privacy policy
 * read this list, and the type checker or a test names whatever else a new field needs.
 */
export const inquiryFields = {
  company: { label: '회사명', required: true, max: 100 },
  name: { label: '담당자명', required: true, max: 50 },
  phone: { label: '연락처', required: true, max: 30 },
  email: { label: '이메일', required: true, max: 254 },
  region: { label: '지역', required: false, max: 40 },
  address: { label: '상세주소', required: false, max: 200 },
  robotType: { label: '로봇 종류', required: false, max: 40 },
  robotModel: { label: '로봇 모델', required: false, max: 40 },
  content: { label: '문의 내용', required: false, max: 5_000 },
  /** What one of the site's tools found: not typed, but shown before it is sent, and taken out at will. */
  note: { label: '함께 보낼 내용', required: false, max: 2_000 },
  /** A plan of the store as JSON, handed over as the note is. What is in it, and its size, is the server's to check. */
  plan: { label: '매장 배치도', required: false, max: limits.jsonBodyBytes },
} as const;

/** The note as staff read of it: by then it has been sent. */
export const sentNote = '함께 보낸 내용';

export type InquiryFieldName = keyof typeof inquiryFields;
export const inquiryFieldNames = Object.keys(inquiryFields) as InquiryFieldName[];

/** The names of what must, or may, be filled in, as the law wants them listed. */
export function inquiryItems(required: boolean): string {
  const fields = Object.values(inquiryFields).filter((field) => field.required === required);
  return fields.map(({ label }) => label).join(', ');
}
