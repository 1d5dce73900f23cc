import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inquiryInput } from '#contract/inquiry.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import { createServices } from '#server/services.ts';
import { createPostgresDatabase, engines } from '#tests/support/databases.ts';

const input = inquiryInput.parse({
  category: 0,
  company: '나루식당',
  name: '홍길동',
  phone: '010-1234-5678',
  email: 'hong@naru.example',
});

it.each(engines)(
  'a key that was sent before the update still stands for its inquiry (%s)',
  async (engine) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'naru-migration-'));
    const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
    const database = { dataDir, databaseUrl: postgres?.url ?? null };
    const connection = connect(database);
    const { db, close } = connection;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0005'),
    );
    const created_at = new Date().toISOString();
    await sql`insert into inquiry (id, category, title, company, name, phone, email, region, address, robot_type,
      robot_model, content, agreed_version, created_at)
      values (4711, 0, '', ${input.company}, ${input.name}, ${input.phone}, ${input.email}, '', '', '', '', '', '', ${created_at})`.execute(
      db,
    );
    for (const key of ['sent-before', 'event:sent-before'])
      await db.insertInto('idempotency').values({ key, record_id: 4_711, created_at }).execute();

    await migrate(db);
    const { inquiries } = createServices({ ...readConfig({}), ...database }, connection, { warn() {} });
    const again = await inquiries.submit(input, 'sent-before');
    const keys = (await db.selectFrom('idempotency').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    );
    await close();
    await postgres?.drop();
    await rm(dataDir, { recursive: true });

    expect(again.id).toBe(4_711);
    expect(keys).toEqual(['event:sent-before', 'inquiry:sent-before']);
  },
);
