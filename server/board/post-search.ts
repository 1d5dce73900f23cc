import { sql, type RawBuilder } from 'kysely';
import type { SearchField } from '#contract/choices.ts';
import { addToIndex, removeFromIndex } from '#server/db/search-index.ts';
import { findMatches, mostMatches, type Matches } from '#server/db/search-matches.ts';
import type { Db } from '#server/db/schema.ts';
import type { PartitionKey } from './board.repository.ts';
import type { PostRow, Which } from './post-stage.ts';

const columnsOf: Record<SearchField, readonly string[]> = {
  title: ['title'],
  content: ['content'],
  all: ['title', 'content'],
};

const shownName = ({ category, industry }: PartitionKey) => `c${category}i${industry}`;
/** What the public does not see stands apart, so that no search of theirs comes across it. */
const hiddenName = (partition: PartitionKey) => `${shownName(partition)}hidden`;

export const partitionName = (row: Pick<PostRow, 'category' | 'industry' | 'stage'>) =>
  row.stage === 'shown' ? shownName(row) : hiddenName(row);

type Searched = Pick<PostRow, 'id' | 'category' | 'industry' | 'stage' | 'title' | 'content'>;

export async function indexPost(db: Db, table: string, post: Searched): Promise<void> {
  const { id, title, content } = post;
  await addToIndex(db, table, { id, partition: partitionName(post), texts: { title, content } });
}

export async function reindexPost(db: Db, table: string, before: Searched, after: Searched): Promise<void> {
  const isSame =
    before.title === after.title &&
    before.content === after.content &&
    partitionName(before) === partitionName(after);
  if (isSame) return;
  await removeFromIndex(db, table, [before.id]);
  await indexPost(db, table, after);
}

/** What a search of each kind looks through, and what of it counts. */
function placesOf(partition: PartitionKey, which: Which) {
  const [shown, hidden] = [shownName(partition), hiddenName(partition)];
  const stage = sql.ref('kept.stage');
  const places: Record<Which, { partitions: string[]; condition: RawBuilder<boolean> | null }> = {
    shown: { partitions: [shown], condition: null },
    all: { partitions: [shown, hidden], condition: null },
    draft: { partitions: [hidden], condition: sql`${stage} = 'draft'` },
    planned: { partitions: [hidden], condition: sql`${stage} = 'planned'` },
    ended: { partitions: [hidden], condition: sql`${stage} = 'ended'` },
    published: { partitions: [shown, hidden], condition: sql`${stage} <> 'draft'` },
  };
  return places[which];
}

export function findPosts(
  db: Db,
  table: string,
  partition: PartitionKey,
  { keyword, field }: { keyword: string; field: SearchField },
  which: Which,
): Promise<Matches> {
  const { partitions, condition } = placesOf(partition, which);
  const question = { partitions, terms: [{ keyword, columns: columnsOf[field] }] };
  return findMatches(db, table, question, { most: mostMatches, condition });
}
