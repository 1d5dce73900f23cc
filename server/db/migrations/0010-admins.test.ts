import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import { createPostgresDatabase, engines } from '#tests/support/databases.ts';

it.each(engines)('admins who were there before become owners (%s)', async (engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'naru-migration-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const { db, close } = connect({ dataDir, databaseUrl: postgres?.url ?? null });
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0010'),
  );
  await sql`insert into admin (login, name, password_hash, created_at)
    values ('kim', '관리자', 'hash', '2026-03-01T00:00:00.000Z')`.execute(db);

  await migrate(db);
  const rows = await db.selectFrom('admin').select(['login', 'role', 'active', 'last_login_at']).execute();
  expect(rows).toEqual([{ login: 'kim', role: 'owner', active: 1, last_login_at: null }]);

  await close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});
