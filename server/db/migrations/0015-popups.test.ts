import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { noPopup } from '#contract/popup.ts';
import { connect } from '#server/db/connect.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import { popupRepository } from '#server/popup/popup.repository.ts';
import { createPostgresDatabase, engines } from '#tests/support/databases.ts';

it.each(engines)('the popup that was there is shown as before (%s)', async (engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'naru-migration-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const { db, close } = connect({ dataDir, databaseUrl: postgres?.url ?? null });
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0015'),
  );
  await sql`insert into popup (file_stored, file_name, file_size, link, created_at)
    values ('ab.png', '봄.png', 7, '/sub3_1', '2026-03-01T00:00:00.000Z')`.execute(db);

  await migrate(db);
  const file = { storedName: 'ab.png', originalName: '봄.png', size: 7 };
  expect(await popupRepository.all(db)).toEqual([{ ...noPopup, id: 1, file, link: '/sub3_1' }]);

  await close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});
