import type { PostInput, StoredFile } from '#contract/post.ts';
import { createBoardRepository } from '#server/board/board.repository.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { liftStatementTimeout } from '#server/db/lift-statement-timeout.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createBoundedQueue } from '#server/bounded-queue.ts';
import { popupRepository } from '#server/popup/popup.repository.ts';
import { claimPictures, insertPicture } from '#server/board/post-pictures.ts';
import { samplePopup } from './popup.ts';
import { bodyOf, photoSize, photosIn, plainText } from './sample-body.ts';
import { readSitePictures, storeSitePicture } from './sample-pictures.ts';
import { samplePartitions } from './partitions.ts';
import { insertSampleInquiries } from './seed-inquiries.ts';

interface SeedDependencies {
  db: Db;
  store: FileStore;
  clock: Clock;
}

const picturesAtOnce = 16;

const timeOf = (at: string) => Date.parse(`${at.replace(' ', 'T')}:00+09:00`);

/** Every post with its partition, oldest first: numbers are given out in the order of time. */
export function samplePosts() {
  return samplePartitions
    .flatMap(({ posts, ...partition }) => posts.map((post, index) => ({ partition, post, index })))
    .sort((one, other) => timeOf(one.post.at) - timeOf(other.post.at));
}
type PlacedPost = ReturnType<typeof samplePosts>[number];

/** Stored under its name, each picture between the words of a post. */
type Photos = ReadonlyMap<string, StoredFile>;

export function inputOf({ partition, post }: PlacedPost, photos: Photos = new Map()): PostInput {
  const { category, industry } = partition;
  const body = bodyOf(post, (picture) => photos.get(picture)?.storedName);
  const words = { title: post.title, content: plainText(post), url: post.url ?? '' };
  return { ...words, ...(body && { body }), category, industry };
}

/** Days keep a count of zero after their last post is deleted: a site that staff have emptied is not a new one. */
async function isNew(db: Db): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('post_day').select('day').limit(1).execute(),
    db.selectFrom('popup').select('id').limit(1).execute(),
    db.selectFrom('inquiry').select('id').limit(1).execute(),
  ]);
  return found.every((rows) => rows.length === 0);
}

async function storePictures(store: FileStore, posts: readonly PlacedPost[]) {
  const pictures = await readSitePictures();
  const queue = createBoundedQueue(picturesAtOnce, Number.POSITIVE_INFINITY);
  const files = await Promise.all(
    posts.map(({ partition, post, index }) =>
      queue.run(async () => {
        const owner = `${partition.board.name} ${partition.category} ${partition.industry} ${index}`;
        const photos = new Map<string, StoredFile>();
        for (const picture of photosIn(post)) {
          const stored = await storeSitePicture(store, pictures, picture, `${owner} text`);
          if (stored !== null) photos.set(picture, stored);
        }
        const file =
          post.picture === undefined ? null : await storeSitePicture(store, pictures, post.picture, owner);
        return { file, photos };
      }),
    ),
  );
  return { files, popup: await storeSitePicture(store, pictures, samplePopup.picture, 'popup') };
}

interface Pictures {
  files: readonly { file: StoredFile | null; photos: Photos }[];
  popup: StoredFile | null;
}

async function insertAll(
  trx: Db,
  posts: readonly PlacedPost[],
  pictures: Pictures,
  now: number,
): Promise<void> {
  // On a computer whose clock is behind the sample's dates, what staff write must still come first.
  const ahead = Math.max(0, ...posts.map(({ post }) => timeOf(post.at) - now));
  for (const [index, placed] of posts.entries()) {
    const createdAt = new Date(timeOf(placed.post.at) - ahead).toISOString();
    const repository = createBoardRepository(placed.partition.board);
    const { file = null, photos } = pictures.files[index] ?? {};
    const input = inputOf(placed, photos);
    const id = await repository.insert(trx, input, file, createdAt);
    for (const photo of photos?.values() ?? [])
      await insertPicture(trx, { ...photo, ...photoSize, by: '', at: createdAt });
    await claimPictures(trx, { board: placed.partition.board, id }, input, createdAt);
  }
  if (pictures.popup !== null)
    await popupRepository.insert(trx, {
      input: samplePopup.input,
      file: pictures.popup,
      createdAt: new Date(now).toISOString(),
      position: 1,
    });
  await insertSampleInquiries(trx, now);
}

/**
 * Fills a database that has never held anything, so that a newcomer sees a living site; says whether it did. Files
 * come first, then all rows in one transaction: killed at any moment, the next start simply does it again.
 */
export async function seedSampleContent({ db, store, clock }: SeedDependencies): Promise<boolean> {
  if (!(await isNew(db))) return false;
  const posts = samplePosts();
  const pictures = await storePictures(store, posts);
  return db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    await takeAdvisoryLock(trx, 'sample content');
    if (!(await isNew(trx))) return false;
    await insertAll(trx, posts, pictures, clock().getTime());
    return true;
  });
}
