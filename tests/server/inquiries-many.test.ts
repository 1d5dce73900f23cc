import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { inquiryInput } from '#contract/inquiry.ts';
import type { InquiryQuery } from '#contract/inquiry-desk.ts';
import { createAccessLogService } from '#server/access-log/access-log.service.ts';
import { createTally } from '#server/inquiry/inquiry-counts.ts';
import { createInquiryExportService } from '#server/inquiry/inquiry-export.service.ts';
import { listInquiries } from '#server/inquiry/inquiry-list.repository.ts';
import { inquiryRepository } from '#server/inquiry/inquiry.repository.ts';
import { describeOnBoth } from '#tests/support/databases.ts';
import { readSpreadsheet } from '#tests/support/read-spreadsheet.ts';

/** More than are looked through one by one, and more than one look takes. */
const waiting = 2_010;
const done = 510;
const clock = () => new Date('2026-11-15T16:00:00Z');
const staff = { login: 'admin', address: '' };
const query: InquiryQuery = {
  page: 1,
  keyword: '',
  field: 'content',
  status: null,
  assignee: '',
  from: '',
  to: '',
  sort: 'newest',
  size: 100,
};

describeOnBoth('among thousands of inquiries', (database) => {
  const db = () => database().connection.db;
  const search = (status: number, page: number) =>
    listInquiries(
      db(),
      { category: 0, status, assigneeId: null, from: '', to: '' },
      { ...query, keyword: '시연', page },
    );

  beforeAll(async () => {
    const input = inquiryInput.parse({
      category: 0,
      company: '나루',
      name: '홍길동',
      phone: '010-1234-5678',
      email: 'hong@naru.example',
    });
    await db()
      .transaction()
      .execute(async (trx) => {
        const tally = createTally();
        const arrivals = Array.from({ length: waiting + done }, (_, number) => {
          const isDone = number % 5 === 0 && number < 5 * done;
          const content = isDone || number % 400 === 1 ? '시연' : '견적';
          const createdAt = new Date(Date.parse('2026-03-01T00:00:00Z') + number * 60_000).toISOString();
          return { input: { ...input, content }, status: isDone ? 2 : 0, createdAt };
        });
        await inquiryRepository.insertAll(trx, tally, arrivals);
        await tally.write(trx);
      });
  });

  it('a search within a filter finds what the filter leaves, and nothing else', async () => {
    const { items, totalCount } = await search(0, 1);
    expect(totalCount).toBe(7);
    expect(items.map(({ status, content }) => `${status} ${content}`)).toEqual(
      Array.from({ length: 7 }, () => '0 시연'),
    );
  });

  it('a search of a few hundred finds each of them once', async () => {
    const found = new Set<number>();
    for (let page = 1; page <= 6; page += 1) {
      const { items, totalCount } = await search(2, page);
      expect(totalCount).toBe(504);
      for (const { id } of items) found.add(id);
    }
    expect(found.size).toBe(504);
  });

  it('a file has no more than it may, and leaves a turn to others after each hundred', async () => {
    const accessLog = createAccessLogService({ db: db(), clock });
    const most = 1_050;
    const exports = createInquiryExportService({ db: db(), clock, accessLog, most });
    const { content } = await exports.file(0, query, staff);
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    const rows = readSpreadsheet(await buffer(Readable.from(content)));
    isReading = false;
    expect(rows).toHaveLength(1 + most);
    expect(turns).toBeGreaterThan(most / 100);
    const { items } = await accessLog.list({ span: null, actor: 'admin' }, 1);
    expect(items[0]).toMatchObject({ action: 'inquiryExport', target: '제휴문의 1050건' });
  });
});
