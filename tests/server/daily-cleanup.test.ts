import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyBoard } from '#contract/boards.ts';
import { tablesWithFiles } from '#server/files/stored-files.repository.ts';
import { cleanUpDaily } from '#server/daily-cleanup.ts';
import { listInquiries } from '#server/inquiry/inquiry-list.repository.ts';
import { createServices } from '#server/services.ts';
import { noPopup } from '#contract/popup.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { jpeg } from '#tests/support/form.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const silent = { warn() {} };

describe.each(engines)('the daily clean-up (%s)', (engine) => {
  let site: TestApp;
  let now = Date.now();
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date(now) });
  });
  afterAll(() => site.close());

  const stored = async () => {
    const names: string[] = [];
    for await (const { name } of site.services.store.list()) names.push(name);
    return names;
  };

  it('leaves the files of every board and of the popup, and removes what nothing points to', async () => {
    const { services } = site;
    const picture = async () => ({ fileName: '사진.jpg', bytes: await jpeg('teal') });
    const post = { title: '제목', content: '내용', url: '', category: 1, industry: 0 };
    for (const board of services.boards.all) await board.create(post, await picture(), null);
    await services.popup.register(noPopup, await picture());
    await services.uploads.settled();
    const known = await stored();
    expect(known.length).toBeGreaterThan(everyBoard.length);
    const orphan = await services.uploads.keepAttachment({ fileName: 'a.txt', bytes: Buffer.from('a') });
    expect(await stored()).toContain(orphan.storedName);

    now += 2 * dayMs;
    await cleanUpDaily(services, silent);
    expect((await stored()).toSorted()).toEqual(known.toSorted());
  });

  it('knows every table whose rows name a file', async () => {
    const tables = await site.services.connection.db.introspection.getTables();
    const withFiles = tables.filter(({ columns }) => columns.some(({ name }) => name === 'file_stored'));
    expect(withFiles.map(({ name }) => name).toSorted()).toEqual([...tablesWithFiles(everyBoard)].toSorted());
  });
});

describe.each(engines)('inquiries whose time is over (%s)', (engine) => {
  let now = Date.parse('2023-01-01T00:00:00Z');
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp(engine, {
      clock: () => new Date(now),
      env: { INQUIRY_RETENTION_DAYS: '100' },
    });
  });
  afterAll(() => site.close());

  const db = () => site.services.connection.db;
  const submit = async (change: object) => {
    const contact = { c_name: '홍길동', c_tel: '010-1234-5678', c_email: 'hong@naru.example' };
    const body = { c_company_name: '나루식당', c_category1: 0, ...contact, ...change };
    return (await site.post('/api/contact', body)).json<{ id: number; receipt: string }>();
  };
  const everything = { category: 0, status: null, assigneeId: null, from: '', to: '' };
  const asked = { ...everything, page: 1, assignee: '', sort: 'newest', size: 10 } as const;

  it('are destroyed with all that hangs on them, once by two servers, and counted in the access log', async () => {
    const old = [await submit({}), await submit({ c_category1: 1 }), await submit({ c_form_ms: 1 })];
    for (const { receipt } of old)
      await site.post(`/api/inquiry/${receipt}/message`, { text: '언제 되나요?' });
    now += 50 * dayMs;
    const young = await submit({});
    now += 50 * dayMs;
    await cleanUpDaily(site.services, silent);
    expect(await db().selectFrom('inquiry').select('id').execute()).toHaveLength(4);

    now += 1;
    const other = createServices(site.config, site.services.connection, silent, {
      clock: () => new Date(now),
    });
    await Promise.all([cleanUpDaily(site.services, silent), cleanUpDaily(other, silent)]);
    expect(await db().selectFrom('inquiry').select('id').execute()).toEqual([{ id: young.id }]);
    expect(await db().selectFrom('inquiry_event').select('id').execute()).toEqual([]);
    const counts = await db().selectFrom('inquiry_count').selectAll().where('inquiries', '<>', 0).execute();
    expect(counts.map(({ category, status, inquiries }) => [category, status, inquiries])).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
    const found = await listInquiries(db(), everything, { ...asked, field: 'all', keyword: '나루' });
    expect(found.items.map(({ id }) => id)).toEqual([young.id]);
    const log = await db()
      .selectFrom('access_log')
      .select('target')
      .where('action', '=', 'inquiryExpire')
      .execute();
    const destroyed = log.map(({ target }) => Number(/문의 (\d+)건/.exec(target)?.[1]));
    expect(destroyed.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('are not kept longer by the trash', async () => {
    const { id } = await submit({});
    now += 90 * dayMs;
    const headers = await site.login();
    await site.post('/api/admin/contact/delete', { ids: [id] }, { headers });
    const inTrash = () => db().selectFrom('trash').select('record_id').execute();
    now += 10 * dayMs - 1;
    await cleanUpDaily(site.services, silent);
    expect(await inTrash()).toEqual([{ record_id: id }]);
    now += 1;
    await cleanUpDaily(site.services, silent);
    expect(await inTrash()).toEqual([]);
  });
});
