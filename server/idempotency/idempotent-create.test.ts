import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inquiryInput } from '#contract/inquiry.ts';
import { everyBoard } from '#contract/boards.ts';
import type { PostInput } from '#contract/post.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { connect, type Connection } from '#server/db/connect.ts';
import { createServices, type Services } from '#server/services.ts';
import { createTestDatabase, type TestDatabase, describeOnBoth } from '#tests/support/databases.ts';
import type { SubmitMany } from '#tests/support/submit-many.ts';

const inquiry = inquiryInput.parse({
  category: 0,
  company: '나루식당',
  name: '홍길동',
  phone: '010-1234-5678',
  email: 'hong@naru.example',
});
const post: PostInput = { title: '제목', content: '내용', url: '', category: 0, industry: 0 };
const silent = { warn() {} };

describe('the same key at once through two servers on one PostgreSQL', () => {
  let database: TestDatabase;
  let second: Connection;
  let servers: [Services, Services];
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    const { dataDir, databaseUrl } = database;
    second = connect({ dataDir, databaseUrl });
    const config = { ...readConfig({}), dataDir, databaseUrl };
    servers = [createServices(config, database.connection, silent), createServices(config, second, silent)];
  });
  afterAll(async () => {
    await second.close();
    await database.drop();
  });

  const both = (call: (server: Services) => Promise<number>) => Promise.all(servers.map(call));

  it('makes one inquiry, fifty times out of fifty', async () => {
    for (let round = 0; round < 50; round += 1) {
      const [one, other] = await both(async ({ inquiries }) => {
        const { id } = await inquiries.submit(inquiry, `same-key-${round}`);
        return id;
      });
      expect({ round, id: one }).toEqual({ round, id: other });
    }
  });

  it('makes one post of any board, fifty times out of fifty', async () => {
    for (const { name: board } of everyBoard) {
      for (let round = 0; round < 50; round += 1) {
        const [one, other] = await both((server) =>
          server.boards.of(board).create(post, null, `same-key-${round}`),
        );
        expect({ board, round, id: one }).toEqual({ board, round, id: other });
      }
    }
  });

  it('makes one inquiry of each key in crowds that arrive in opposite orders', async () => {
    for (let round = 0; round < 20; round += 1) {
      const keys = Array.from({ length: 30 }, (_, index) => `crowd-${round}-${index}`);
      const submitAll = (server: Services, order: readonly string[]) =>
        Promise.all(
          order.map(async (key) => [key, (await server.inquiries.submit(inquiry, key)).id] as const),
        );
      const [one, other] = await Promise.all([
        submitAll(servers[0], [...keys, ...keys]),
        submitAll(servers[1], keys.toReversed()),
      ]);
      expect(Object.fromEntries(one)).toEqual(Object.fromEntries(other));
      expect(new Set(one.map(([, id]) => id)).size).toBe(keys.length);
    }
  });
});

const script = fileURLToPath(import.meta.resolve('#tests/support/submit-many.ts'));

async function submitElsewhere(work: SubmitMany): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(work)]);
  return JSON.parse(stdout) as number[];
}

describeOnBoth('keys', (database) => {
  const services = (clock = systemClock) => {
    const { dataDir, databaseUrl, connection } = database();
    return createServices({ ...readConfig({}), dataDir, databaseUrl }, connection, silent, { clock });
  };

  it('are one record each for two server processes that are sent the same at once', async () => {
    const { dataDir, databaseUrl } = database();
    const keys = Array.from({ length: 100 }, (_, index) => `two-processes-${index}`);
    const work: SubmitMany = { dataDir, databaseUrl, input: inquiry, keys, startAt: Date.now() + 3_000 };
    const [one, other] = await Promise.all([submitElsewhere(work), submitElsewhere(work)]);
    expect(one).toEqual(other);
    expect(new Set(one).size).toBe(keys.length);
  });

  it('with the same words are one record in a crowd that comes at once, and with other words another', async () => {
    const { inquiries } = services();
    const submit = async (content: string, key = 'one-key-in-a-crowd') =>
      (await inquiries.submit({ ...inquiry, content }, key)).receipt;
    const crowd = () => Promise.all([submit('빌리기'), submit('사기'), submit('빌리기'), submit('사기')]);
    const [rent, buy, ...again] = await crowd();
    expect(again).toEqual([rent, buy]);
    expect(rent).not.toBe(buy);
    expect(await crowd()).toEqual([rent, buy, rent, buy]);
  });

  it('of one call are no keys of another', async () => {
    const { inquiries, boards: all } = services();
    const key = 'used-for-everything';
    const makeAll = async () => [
      await inquiries.submit(inquiry, key),
      ...(await Promise.all(all.all.map((board) => board.create(post, null, key)))),
    ];
    const count = async () => {
      const { db } = database().connection;
      const rows = await db.selectFrom('idempotency').select('key').where('key', 'like', `%${key}`).execute();
      return rows.length;
    };
    const first = await makeAll();
    expect(await count()).toBe(1 + everyBoard.length);
    expect(await makeAll()).toEqual(first);
    expect(await count()).toBe(1 + everyBoard.length);
  });

  it('stand for their record for a day, also when the clock is set back meanwhile, and no longer than that', async () => {
    let now = Date.parse('2026-06-01T00:00:00Z');
    const hourMs = 60 * 60 * 1_000;
    const { inquiries } = services(() => new Date(now));
    const submit = async () => (await inquiries.submit(inquiry, 'clock-set-back')).id;
    const first = await submit();
    now -= 23 * hourMs;
    expect(await submit()).toBe(first);
    now += 46 * hourMs;
    expect(await submit()).toBe(first);
    now += 2 * hourMs;
    const second = await submit();
    expect(second).not.toBe(first);
    // A clock that was years ahead leaves no key that lasts for years.
    now -= 1_000 * 24 * hourMs;
    expect(await submit()).not.toBe(second);
  });

  it('are forgotten by the daily clean-up when their day is over, or was never', async () => {
    let now = Date.parse('2026-07-10T00:00:00Z');
    const { inquiries, idempotency } = services(() => new Date(now));
    const dayMs = 24 * 60 * 60 * 1_000;
    for (const [key, days] of [
      ['long-ago', -2],
      ['from-the-future', 2],
      ['of-today', 0],
    ] as const) {
      now += days * dayMs;
      await inquiries.submit(inquiry, key);
      now -= days * dayMs;
    }
    await idempotency.forgetOldKeys();
    const rows = await database().connection.db.selectFrom('idempotency').select('key').execute();
    expect(rows).toEqual([{ key: 'inquiry:of-today' }]);
  });
});
