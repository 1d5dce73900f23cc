import type { ReactNode } from 'react';
import { categoryName, regionName, robotTypeName } from '#contract/choices.ts';
import { sentNote } from '#contract/inquiry-fields.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { detailDate } from '#web/text/format-date.ts';
import { DetailRow, DetailRows, rowLink } from '../frame/detail-rows.tsx';
import { PlainText } from '../post/plain-text.tsx';
import { printSize } from './print-size.ts';

function wordsOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

function ContactLink({ scheme, address }: { scheme: 'tel' | 'mailto'; address: string }) {
  return (
    <a href={`${scheme}:${address}`} className={rowLink}>
      {address}
    </a>
  );
}

/** Both long texts are printed in one size, with which they stay on one sheet together. */
function LongText({ text, of: { content, note } }: { text: string; of: Inquiry }) {
  return (
    <div className={printSize([content, note].filter(Boolean).join('\n'))}>
      <PlainText text={text} />
    </div>
  );
}

interface Row {
  label: string;
  /** Left out where there is nothing to show: most inquiries have none. */
  isRare?: boolean;
  show: (inquiry: Inquiry) => ReactNode;
}

/** Every field of an inquiry, in the order of the sheet; null where another row shows it, the address of the page, or what stands below. */
const rows: Record<keyof Inquiry, Row | null> = {
  id: null,
  category: { label: '구분', show: ({ category }) => categoryName(category) },
  company: { label: '회사명', show: ({ company }) => company },
  name: { label: '담당자명', show: ({ name }) => name },
  phone: { label: '연락처', show: ({ phone }) => phone && <ContactLink scheme="tel" address={phone} /> },
  email: { label: '이메일', show: ({ email }) => email && <ContactLink scheme="mailto" address={email} /> },
  title: { label: '제목', show: ({ title }) => title },
  content: {
    label: '내용',
    show: (inquiry) => inquiry.content && <LongText text={inquiry.content} of={inquiry} />,
  },
  note: {
    label: sentNote,
    isRare: true,
    show: (inquiry) => inquiry.note && <LongText text={inquiry.note} of={inquiry} />,
  },
  plan: null,
  region: {
    label: '지역',
    show: ({ region, address }) => wordsOf(regionName(region), address),
  },
  address: null,
  robotType: {
    label: '문의 제품',
    show: ({ robotType, robotModel }) => wordsOf(robotTypeName(robotType), robotModel),
  },
  robotModel: null,
  createdAt: {
    label: '등록일시',
    show: ({ createdAt }) => <time dateTime={createdAt}>{detailDate(createdAt)}</time>,
  },
};

const shownRows = Object.values(rows).filter((row) => row !== null);

/** Everything a customer wrote, for reading and for one sheet of paper. */
export function InquiryRows({ inquiry }: { inquiry: Inquiry }) {
  return (
    <DetailRows>
      {shownRows.map(({ label, isRare, show }) => {
        const shown = show(inquiry);
        return isRare === true && shown === '' ? null : (
          <DetailRow key={label} label={label}>
            {shown}
          </DetailRow>
        );
      })}
    </DetailRows>
  );
}
