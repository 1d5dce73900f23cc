import { everyInquiryCategory } from '#contract/choices.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { badgeColumn, dateColumn, textColumn, titleColumn } from '../list/columns.tsx';
import type { Column } from '../list/row-table.tsx';

/** Phone and e-mail come masked from the server; the detail has them whole. A tablet has no room for them. */
export function inquiryColumns(hrefFor: (id: number) => string): Column<Inquiry>[] {
  return [
    badgeColumn('구분', (inquiry) => everyInquiryCategory[inquiry.category]?.name),
    titleColumn(hrefFor),
    textColumn('작성자', ({ name, company }) => `${name}(${company})`, 'row:w-[19%]'),
    textColumn('연락처', (inquiry) => inquiry.phone, 'row:w-32 row:max-xl:hidden'),
    textColumn('이메일', (inquiry) => inquiry.email, 'row:w-40 break-all row:max-xl:hidden'),
    dateColumn(),
  ];
}
