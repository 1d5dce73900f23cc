import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyBoard } from '#contract/boards.ts';
import { tablesWithFiles } from '#server/files/stored-files.repository.ts';
import { cleanUpDaily } from '#server/daily-cleanup.ts';
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
    await services.popup.register({ link: '' }, await picture());
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
