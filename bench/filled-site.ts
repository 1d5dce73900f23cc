import { connect } from '#server/db/connect.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { fillQuickly } from './posts.ts';

/** A site with posts but no pictures: making their copies would be counted as work on the pages. */
export async function startFilledSite({
  posts = 200,
  env: more = {},
}: { posts?: number; env?: Record<string, string> } = {}): Promise<Site> {
  const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal', ...more };
  const empty = await startSite({ env });
  await empty.kill();
  const { db, close } = connect({ dataDir: empty.dataDir, databaseUrl: null });
  await fillQuickly(db, 'sqlite', 0, posts, 0);
  await close();
  return startSite({ env, dataDir: empty.dataDir });
}
