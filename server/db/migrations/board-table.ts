import { createPostTable } from './0001-start.ts';
import { indexInBlocks } from './0004-blocks-in-postgres.ts';
import { addPublication } from './0013-post-columns.ts';
import { addBody } from './0014-body.ts';
import { addPosition } from './0016-order-of-posts.ts';
import { isPostgres, type MigrationDb } from './migration.ts';

/** For the migration of a new board: its table and search index as the first boards have them after their migrations. */
export async function createBoardTable(db: MigrationDb, table: `${string}_post`): Promise<void> {
  await createPostTable(db, table);
  await addBody(db, table);
  await addPosition(db, table);
  if (isPostgres(db)) await indexInBlocks(db, table, ['title', 'content']);
  await addPublication(db, table);
}
