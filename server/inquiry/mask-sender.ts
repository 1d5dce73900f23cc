import { maskEmail, maskPhone, maskWord } from '#contract/inquiry.ts';
import type { InquiryRow } from './inquiry-rows.ts';

type Sender = Pick<InquiryRow, 'company' | 'name' | 'phone' | 'phone_digits' | 'email'>;

/** No character of it means anything to a pattern. */
const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** A few: of a text of dashes alone each would be a beginning, and all after it be looked through. */
const between = String.raw`[\s().\-–—‐·/]{0,5}`;

/** A phone number however it is spelled: with whatever between its digits, and from abroad. */
function phonePattern(digits: string): RegExp {
  const own = [...digits.replace(/^0/, '')].join(between);
  return new RegExp(String.raw`(?<!\d)(?:(?:\+|00)?82${between})?\+?\(?0?${between}${own}(?!\d)`, 'g');
}

/**
 * Answers greet people by their names: here the sender is only hinted at in them too. In a greeting alone: some call
 * their company 매장 and themselves 담당자.
 */
export function maskSender(text: string, { company, name, phone, phone_digits, email }: Sender): string {
  const hint = maskWord(name);
  const words: [string | RegExp, string][] = [
    [`${company} ${name}`, `${maskWord(company)} ${hint}`],
    [`${name}님`, `${hint}님`],
    [`${name} 님`, `${hint} 님`],
    [phonePattern(phone_digits), maskPhone(phone)],
    [new RegExp(literally(email), 'gi'), maskEmail(email)],
  ];
  return words.reduce((all, [word, shown]) => all.replaceAll(word, () => shown), text);
}
