import type { ReactNode } from 'react';
import type { RobotType } from '#catalog/robots.ts';
import { inquiryCategories, regions, robotTypes, type Region } from '#contract/choices.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { detailDate } from '#web/text/format-date.ts';
import { DetailRow, DetailRows, rowLink } from '../frame/detail-rows.tsx';
import { PlainText } from '../post/plain-text.tsx';
import { printSize } from './print-size.ts';

function wordsOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

function ContactLink({ scheme, address }: { scheme: 'tel' | 'mailto'; address: string }): ReactNode {
  if (address === '') return null;
  return (
    <a href={`${scheme}:${address}`} className={rowLink}>
      {address}
    </a>
  );
}

/** Everything a customer wrote, for reading and for one sheet of paper. */
export function InquiryRows({ inquiry }: { inquiry: Inquiry }) {
  const { phone, email, content, region, robotType } = inquiry;
  return (
    <DetailRows>
      <DetailRow label="구분">{inquiryCategories[inquiry.category]}</DetailRow>
      <DetailRow label="회사명">{inquiry.company}</DetailRow>
      <DetailRow label="담당자명">{inquiry.name}</DetailRow>
      <DetailRow label="연락처">{phone && <ContactLink scheme="tel" address={phone} />}</DetailRow>
      <DetailRow label="이메일">{email && <ContactLink scheme="mailto" address={email} />}</DetailRow>
      <DetailRow label="제목">{inquiry.title}</DetailRow>
      <DetailRow label="내용">
        {content && (
          <div className={printSize(content)}>
            <PlainText text={content} />
          </div>
        )}
      </DetailRow>
      <DetailRow label="지역">{wordsOf(regions[region as Region], inquiry.address)}</DetailRow>
      <DetailRow label="문의 제품">
        {wordsOf(robotTypes[robotType as RobotType], inquiry.robotModel)}
      </DetailRow>
      <DetailRow label="등록일시">
        <time dateTime={inquiry.createdAt}>{detailDate(inquiry.createdAt)}</time>
      </DetailRow>
    </DetailRows>
  );
}
