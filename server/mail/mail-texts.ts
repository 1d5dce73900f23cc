import { company } from '#contract/company.ts';
import { categoryName, everyInquiryCategory, regionName, robotTypeName } from '#contract/choices.ts';
import { inquiryScreen } from '#contract/inquiry-desk.ts';
import { inquiryFields } from '#contract/inquiry-fields.ts';
import { replySignature } from '#contract/mail.ts';
import { receiptNumber, receiptPath } from '#contract/receipt.ts';

/** The inquiry that a mail is about. */
export interface MailedInquiry extends Record<
  'company' | 'name' | 'email' | 'region' | 'robotType' | 'robotModel' | 'content',
  string
> {
  id: number;
  category: number;
  receipt: string;
}

interface MailText {
  subject: string;
  text: string;
}

/** On one line: what people type may have several, and a line of its own reads as ours. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const quoted = (text: string) => text.replaceAll(/^/gm, '> ');

const line = (label: string, value: string | undefined) =>
  value === undefined || value === '' ? [] : [`${label}: ${oneLine(value)}`];

const robot = ({ robotType, robotModel }: MailedInquiry) =>
  [robotTypeName(robotType), robotModel].filter(Boolean).join(' ');

/** To staff: enough to see whose it is, and where to read on; never phone, e-mail or content. */
export function noticeText(inquiry: MailedInquiry, origin: string): MailText {
  const category = categoryName(inquiry.category);
  return {
    subject: oneLine(`[${category}] ${inquiry.company} 문의가 접수되었습니다`),
    text: [
      '새 문의가 접수되었습니다.',
      '',
      `구분: ${category}`,
      ...line(inquiryFields.company.label, inquiry.company),
      ...line('문의 제품', robot(inquiry)),
      ...line(inquiryFields.region.label, regionName(inquiry.region)),
      '',
      `문의 보기: ${origin}${inquiryScreen(inquiry.id)}`,
    ].join('\n'),
  };
}

const addressOf = ({ receipt }: MailedInquiry, origin: string) => `${origin}${receiptPath(receipt)}`;

/** To its sender: that it has come, what was asked, and where the answer will be. */
export function receiptText(inquiry: MailedInquiry, origin: string): MailText {
  const number = receiptNumber(inquiry.receipt);
  return {
    subject: `[${company.name}] 문의가 접수되었습니다 (접수번호 ${number})`,
    text: [
      `${oneLine(inquiry.name)}님, 문의해주셔서 감사합니다.`,
      '담당자가 확인한 뒤 답변해 드리겠습니다.',
      '',
      `접수번호: ${number}`,
      `문의 진행 상황: ${addressOf(inquiry, origin)}`,
      '',
      `구분: ${everyInquiryCategory[inquiry.category]?.publicName ?? ''}`,
      ...line(inquiryFields.company.label, inquiry.company),
      ...line(inquiryFields.region.label, regionName(inquiry.region)),
      ...line('문의 제품', robot(inquiry)),
      ...(inquiry.content === '' ? [] : ['', `${inquiryFields.content.label}:`, quoted(inquiry.content)]),
      '',
      '--',
      company.name,
      company.phone,
      '이 메일은 문의 접수에 따라 자동으로 발송되었습니다. 문의하신 적이 없다면 이 메일을 무시해주세요.',
    ].join('\n'),
  };
}

/** Somebody who is to set a password, and where. */
export interface Invited {
  login: string;
  name: string;
  path: string;
}

export function inviteText({ login, name, path }: Invited, origin: string): MailText {
  return {
    subject: `[${company.name}] 관리자 비밀번호를 설정해주세요`,
    text: [
      `${oneLine(name)}님, 아래 주소에서 비밀번호를 설정하면 관리자 화면에 로그인할 수 있습니다.`,
      '',
      `아이디: ${oneLine(login)}`,
      `비밀번호 설정: ${origin}${path}`,
      '',
      '이 주소는 24시간 동안 한 번만 사용할 수 있습니다. 다른 사람에게 전달하지 마세요.',
      '',
      '--',
      company.name,
    ].join('\n'),
  };
}

/** To its sender: what staff wrote, and where all of it can be read. */
export function replyText(inquiry: MailedInquiry, written: MailText, origin: string): MailText {
  return {
    subject: oneLine(written.subject),
    text: [written.text, '', replySignature(receiptNumber(inquiry.receipt), addressOf(inquiry, origin))].join(
      '\n',
    ),
  };
}
