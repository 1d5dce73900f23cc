import type { InquiryDetail } from '#contract/inquiry-desk.ts';
import { receiptNumber } from '#contract/receipt.ts';
import { fillTemplate, type ReplyTemplate } from '#contract/reply-template.ts';
import { koreanDateTime } from '#web/text/format-date.ts';

export interface Reply {
  subject: string;
  text: string;
}

/** What the customer wrote, as mails quote it. */
function quoteOf({ content, createdAt }: InquiryDetail): string {
  if (content === '') return '';
  return `\n\n--- ${koreanDateTime(createdAt)}에 보내신 문의 ---\n${content.replaceAll(/^/gm, '> ')}`;
}

/** What an answer begins with: a template or nothing, and below it the customer's words. */
export function firstReply(inquiry: InquiryDetail, template: ReplyTemplate | null): Reply {
  const { company, name, receipt } = inquiry;
  const words = { 회사명: company, 담당자명: name, 접수번호: receiptNumber(receipt) };
  const { subject, text } = template ?? {
    subject: '문의하신 내용에 답변드립니다 (접수번호 {접수번호})',
    text: '',
  };
  return { subject: fillTemplate(subject, words), text: fillTemplate(text, words) + quoteOf(inquiry) };
}
