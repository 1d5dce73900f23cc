import { categoryName, regionName, robotTypeName, statusName } from '#contract/choices.ts';
import {
  inquiryFieldNames,
  inquiryFields,
  sentNote,
  type InquiryFieldName,
} from '#contract/inquiry-fields.ts';
import type { DeskInquiry, InquiryQuery } from '#contract/inquiry-desk.ts';
import { limits } from '#contract/limits.ts';
import { seoulDayOf } from '#contract/seoul-day.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { spreadsheet, type Cell, type SheetColumn } from '#server/files/spreadsheet.ts';
import { listIds } from './inquiry-list.repository.ts';
import { inquiryRepository as repository } from './inquiry.repository.ts';
import { selectionOf } from './inquiry-selection.ts';

interface ExportDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  /** How many inquiries a file has at most. */
  most?: number;
}

/** In one turn: a few milliseconds. Visitors have theirs while it is compressed. */
const batch = 100;

type ExportedInquiry = DeskInquiry & { answeredAt: string | null };
type ExportColumn = SheetColumn & { cell: (inquiry: ExportedInquiry) => Cell };

const moment = (time: string | null) => (time === null ? '' : new Date(time));

/** Plans are drawings: nobody reads them in a table. */
const typedFields = inquiryFieldNames.filter((name) => name !== 'plan');

const widths: Partial<Record<InquiryFieldName, number>> = { region: 8, name: 12, content: 60, note: 40 };

/** Choices are stored by a word of their own. */
function shownText(name: InquiryFieldName, inquiry: ExportedInquiry): string {
  const value = inquiry[name];
  if (name === 'region') return regionName(value);
  if (name === 'robotType') return robotTypeName(value);
  return value;
}

const columns: readonly ExportColumn[] = [
  { name: '번호', width: 9, cell: ({ id }) => id },
  { name: '접수일시', width: 17, cell: ({ createdAt }) => moment(createdAt) },
  { name: '상태', width: 8, cell: ({ status }) => statusName(status) },
  { name: '담당 관리자', width: 14, cell: ({ assignee }) => assignee ?? '' },
  { name: '첫 답변일시', width: 17, cell: ({ answeredAt }) => moment(answeredAt) },
  ...typedFields.map((name) => ({
    name: name === 'note' ? sentNote : inquiryFields[name].label,
    width: widths[name] ?? 20,
    cell: (inquiry: ExportedInquiry) => shownText(name, inquiry),
  })),
];

/** What a list shows, as a file: with whole phone numbers and addresses, so how many were taken is written down. */
export function createInquiryExportService({
  db,
  clock,
  accessLog,
  most = limits.exportedInquiries,
}: ExportDependencies) {
  async function* rowsOf(ids: readonly number[]): AsyncGenerator<Cell[][]> {
    for (let start = 0; start < ids.length; start += batch) {
      const inquiries = await repository.findForExport(db, ids.slice(start, start + batch));
      yield inquiries.map((inquiry) => columns.map(({ cell }) => cell(inquiry)));
    }
  }

  return {
    async file(category: number, query: InquiryQuery, actor: Actor) {
      const selection = await selectionOf(db, category, query);
      const ids = await listIds(db, selection, query, most);
      const name = categoryName(category);
      await accessLog.write(actor, 'inquiryExport', `${name} ${ids.length}건`);
      const day = seoulDayOf(clock().toISOString()).replaceAll('-', '');
      return {
        name: `${name}-${day}.xlsx`,
        plainName: `inquiries-${day}.xlsx`,
        content: spreadsheet({ name, columns, rows: rowsOf(ids) }),
      };
    },
  };
}

export type InquiryExportService = ReturnType<typeof createInquiryExportService>;
