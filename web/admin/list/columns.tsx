import type { ReactNode } from 'react';
import { listDate } from '#web/text/format-date.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DetailLink } from './detail-link.tsx';
import type { Column } from './row-table.tsx';

export function badgeColumn<Row>(header: string, nameOf: (row: Row) => string | undefined): Column<Row> {
  return { header, cell: (row) => <Chip>{nameOf(row)}</Chip>, className: 'row:w-28 whitespace-nowrap' };
}

export function titleColumn<Row extends { id: number; title: string }>(
  hrefFor: (id: number) => string,
): Column<Row> {
  return {
    header: '제목',
    cell: (row) => <DetailLink href={hrefFor(row.id)} title={row.title} />,
    className: 'card:order-first card:basis-full card:text-body',
  };
}

/** `width` is that of the column from the tablet up; what does not fit in two lines is cut. */
export function textColumn<Row>(
  header: string,
  cell: (row: Row) => ReactNode,
  width = 'row:w-20',
): Column<Row> {
  return {
    header,
    cell: (row) => <span className="line-clamp-2 print:line-clamp-none">{cell(row)}</span>,
    className: width,
  };
}

export function dateColumn<Row extends { createdAt: string }>(): Column<Row> {
  return {
    header: '등록일',
    cell: (row) => <time dateTime={row.createdAt}>{listDate(row.createdAt)}</time>,
    className: 'row:w-37 whitespace-nowrap text-muted',
  };
}
