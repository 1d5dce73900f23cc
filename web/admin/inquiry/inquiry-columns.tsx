import { Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryName, regionName } from '#contract/choices.ts';
import type { DeskInquiry } from '#contract/inquiry-desk.ts';
import { dateColumn } from '../list/columns.tsx';
import { DetailLink } from '../list/detail-link.tsx';
import type { Column } from '../list/row-table.tsx';
import { StatusChip } from './status-chip.tsx';

/** One line a row, so that a screen shows as many as it can; what is cut off is read in the detail. */
function lineColumn(header: string, cell: (inquiry: DeskInquiry) => ReactNode, width: string) {
  return {
    header,
    cell: (inquiry: DeskInquiry) => (
      <span className="line-clamp-1 break-all print:line-clamp-none">{cell(inquiry)}</span>
    ),
    className: width,
  };
}

/** What phones and tablets have no columns for. */
function factsOf({ robotModel, region, assignee }: DeskInquiry): string {
  return [robotModel, regionName(region), assignee && `담당 ${assignee}`].filter(Boolean).join(' · ');
}

function titleColumn(hrefFor: (id: number) => string): Column<DeskInquiry> {
  return {
    header: '제목',
    cell: (inquiry) => (
      <>
        <div className="flex items-center gap-2">
          {!inquiry.isRead && (
            <>
              <Circle aria-hidden className="size-2 shrink-0 fill-current text-accent-strong" />
              <span className="sr-only">읽지 않음</span>
            </>
          )}
          <DetailLink
            href={hrefFor(inquiry.id)}
            title={inquiry.title}
            look={inquiry.isRead ? 'read' : 'unread'}
          />
        </div>
        <span className="hidden text-small text-muted max-xl:block">{factsOf(inquiry)}</span>
      </>
    ),
    className: 'card:order-first card:basis-full card:text-body',
  };
}

/** What staff need to decide which one to open. */
export function inquiryColumns(hrefFor: (id: number) => string): Column<DeskInquiry>[] {
  return [
    {
      header: '상태',
      cell: ({ status }) => <StatusChip status={status} />,
      className: 'row:w-19',
    },
    lineColumn('구분', ({ category }) => categoryName(category), 'row:w-19 card:hidden'),
    titleColumn(hrefFor),
    lineColumn('작성자', ({ name, company }) => `${name}(${company})`, 'row:w-[17%]'),
    lineColumn('모델', ({ robotModel }) => robotModel || '-', 'row:w-15 max-xl:hidden'),
    lineColumn('지역', ({ region }) => regionName(region) || '-', 'row:w-14 max-xl:hidden'),
    lineColumn('담당 관리자', ({ assignee }) => assignee ?? '-', 'row:w-26 max-xl:hidden'),
    dateColumn(),
  ];
}
