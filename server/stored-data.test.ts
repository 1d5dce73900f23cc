import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { boards, categoriesOf, everyBoard, type Board } from '#contract/boards.ts';
import { accessActions } from '#contract/access-log.ts';
import {
  industries,
  everyInquiryCategory,
  everyInquiryStatus,
  regions,
  robotModels,
  robotTypes,
} from '#contract/choices.ts';
import { timelineKinds } from '#contract/inquiry-desk.ts';
import { inquiryInput } from '#contract/inquiry.ts';
import { mailKinds, mailStates } from '#contract/mail.ts';
import { variantName } from '#contract/upload-address.ts';
import { createBoardRepository } from '#server/board/board.repository.ts';
import { addToIndex, blockSize, postgresBlockSize } from '#server/db/search-index.ts';
import { isStoredName, newStoredName, variantOf } from '#server/files/stored-name.ts';
import { idempotentCreate } from '#server/idempotency/idempotent-create.ts';
import { createTally } from '#server/inquiry/inquiry-counts.ts';
import { inquiryRepository } from '#server/inquiry/inquiry.repository.ts';
import { describeOnBoth } from '#tests/support/databases.ts';

/**
 * Rows and files that sites have already depend on all this. It is written out here, not taken from the code, so that
 * a change of the code alone cannot pass.
 */
const advice =
  'as stored (after a change, write a migration for what sites have stored, then change this test)';

const namesOf = (board: Board) => categoriesOf(board).map(({ name }) => name);

/** Two characters of Hangul in decomposed form, an upper-case letter, white space to be squeezed, one beyond 16 bits. */
const text = ` ${'로봇'.normalize('NFD')}\n\t T𝄞 `;
const pairWords = ['b85cxbd07', 'bd07x20', '20x74', '74x1d11e', '1d11ex'];
const singleWords = ['b85cx', 'bd07x', '20x', '74x'];

describeOnBoth(`stored data (${advice})`, (database, engine) => {
  const db = () => database().connection.db;

  async function indexedTitle(table: string, id: number): Promise<string[]> {
    const name = sql.table(`${table}_search`);
    if (engine === 'sqlite') {
      const { rows } = await sql<{
        words: string;
      }>`select title as words from ${name} where rowid = ${id}`.execute(db());
      return rows.flatMap(({ words }) => words.split(' '));
    }
    const { rows } = await sql<{
      words: string[];
    }>`select shelved_words(shelf, id, title_pairs) as words from ${name} where id = ${id}`.execute(db());
    return rows.flatMap(({ words }) => words);
  }

  it('words in the search index are pairs and single characters, with their partition and block', async () => {
    const alone = engine === 'sqlite' ? singleWords : ['로', '봇', ' ', 't', '𝄞'];
    const blocks =
      engine === 'sqlite'
        ? { 49_999: 'b0', 50_000: 'b1', 1_000_000: 'b20' }
        : { 19_999: 'b0', 20_000: 'b1', 1_000_000: 'b50' };
    for (const [id, block] of Object.entries(blocks)) {
      const texts = { title: text, content: '' };
      await addToIndex(db(), 'event_post', { id: Number(id), partition: 'c0i0', texts });
      const stored = await indexedTitle('event_post', Number(id));
      const expected = [...pairWords, ...alone].map((word) => `c0i0${block}z${word}`);
      expect(stored.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('posts have their partition and their day in UTC', async () => {
    const input = { title: '로', content: '내용', url: '', category: 1, industry: 3 };
    const id = await createBoardRepository(boards.case).insert(db(), input, null, '2026-03-01T15:30:00.000Z');
    expect(await indexedTitle('case_post', id)).toContain('c1i3b0zb85cx');
    const days = await db().selectFrom('post_day').selectAll().execute();
    expect(days).toEqual([
      { board: 'case', category: 1, industry: 3, stage: 'shown', pinned: 0, day: '2026-03-01', posts: 1 },
    ]);
  });

  it('idempotency keys name the call they came with', async () => {
    await idempotentCreate(db(), 'inquiry', new Date(), { key: 'first-of-all', create: async () => 1 });
    const keys = await db().selectFrom('idempotency').select('key').execute();
    expect(keys).toEqual([{ key: 'inquiry:first-of-all' }]);
  });

  it('inquiries have their partition, spam its own, and their day in Seoul', async () => {
    const input = inquiryInput.parse({
      category: 1,
      company: '로',
      name: '홍',
      phone: '010-1234-5678',
      email: 'hong@naru.example',
      region: 'jeju',
      robotType: 'serving',
      robotModel: 'T10',
    });
    const createdAt = '2026-03-01T15:30:00.000Z';
    const tally = createTally();
    const id = await inquiryRepository.insert(db(), tally, input, { status: 0, createdAt });
    const spam = await inquiryRepository.insert(db(), tally, input, { status: 4, createdAt });
    await tally.write(db());
    expect(await indexedTitle('inquiry', id)).toContain('c1b0zb85cx20');
    expect(await indexedTitle('inquiry', spam)).toContain('c1spamb0zb85cx20');
    const counts = await db().selectFrom('inquiry_count').selectAll().execute();
    expect(counts[0]).toMatchObject({ category: 1, assignee_id: 0, inquiries: 1, unread: 1, arrived: 1 });
    expect(counts.filter(({ status }) => status === 4).map(({ arrived }) => arrived)).toEqual([0, 0]);
    const stored = counts.map(({ day, status }) => `${day} ${status}`);
    expect(stored.toSorted()).toEqual([' 0', ' 4', '2026-03-02 0', '2026-03-02 4']);
    const choices = await db().selectFrom('inquiry_choice_count').selectAll().orderBy('kind').execute();
    expect(choices).toEqual([
      { kind: 'model', day: '2026-03-02', choice: 'T10', inquiries: 1 },
      { kind: 'region', day: '2026-03-02', choice: 'jeju', inquiries: 1 },
    ]);
  });
});

describe(`stored data (${advice})`, () => {
  it('a search looks through the blocks in which rows are stored', () => {
    expect({ blockSize, postgresBlockSize }).toEqual({ blockSize: 50_000, postgresBlockSize: 20_000 });
  });

  it('choices that rows name by a number stand in the order in which they were first written, new ones at the end', () => {
    const known: [readonly string[], readonly string[]][] = [
      [namesOf(boards.event), ['제품 EVENT', '뉴스/공지']],
      [namesOf(boards.case), ['서빙로봇', '청소로봇', '인터뷰']],
      [industries, ['음식점', '뷔페', '카페/베이커리', '스크린골프', '병원', '호텔', '기타']],
      [namesOf(boards.faq), ['자주 묻는 질문', '자가관리 방법']],
      [everyInquiryCategory.map(({ name }) => name), ['제휴문의', '고객센터']],
      [everyInquiryStatus.map(({ name }) => name), ['접수', '처리중', '완료', '보류', '스팸']],
    ];
    for (const [now, first] of known) expect(now.slice(0, first.length)).toEqual(first);
  });

  it('choices that rows name by a word are still there', () => {
    const models = Object.values(robotModels).flat();
    const known: [readonly string[], readonly string[]][] = [
      [everyBoard.map(({ name }) => name), ['event', 'case', 'faq']],
      [everyBoard.map(({ table }) => table), ['event_post', 'case_post', 'faq_post']],
      [Object.keys(regions), 'seoul gyeonggi incheon gangwon chungcheong jeolla gyeongsang jeju'.split(' ')],
      [Object.keys(robotTypes), ['serving', 'logistics', 'cleaning']],
      [timelineKinds, 'received read status assignee memo reply mail message'.split(' ')],
      [Object.keys(mailStates), ['waiting', 'sent', 'failed']],
      [Object.keys(mailKinds), ['notice', 'receipt', 'reply']],
      [models, 'T5 T6 T8 T9 T10 T11 W3 S100 C30 C40'.split(' ')],
      [
        Object.keys(accessActions),
        'login loginFailed logout passwordChange inquiryList inquirySearch inquiryView inquiryStatus inquiryAssignee inquiryMemo inquiryReply inquiryDelete inquiryExpire mailList mailRetry templateChange accessLogView'.split(
          ' ',
        ),
      ],
    ];
    for (const [now, first] of known) expect(now).toEqual(expect.arrayContaining([...first]));
  });

  it('files are still known by the names they were stored under', () => {
    expect(newStoredName('png')).toMatch(/^[0-9a-f]{32}\.png$/);
    for (const width of [400, 800, 1600]) {
      const copy = `0a1b2c-${width}.webp`;
      expect(variantName('0a1b2c.png', width, 'webp')).toBe(copy);
      expect(isStoredName(copy)).toBe(true);
      expect(variantOf(copy)).toEqual({ stem: '0a1b2c', width, format: 'webp' });
    }
  });
});
