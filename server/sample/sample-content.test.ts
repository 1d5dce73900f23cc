import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aislePictures } from '../../art/encode/pictures/aisles.ts';
import { robotPlaces } from '../../art/encode/pictures/robot-places.ts';
import { robotModels } from '#contract/choices.ts';
import { boards, everyBoard } from '#contract/boards.ts';
import { postRules } from '#contract/post.ts';
import { variantName } from '#contract/upload-address.ts';
import { videoIdOf } from '#contract/video-address.ts';
import { createBoardRepository } from '#server/board/board.repository.ts';
import { postTable } from '#server/db/schema.ts';
import { createDiskStore } from '#server/files/disk-store.ts';
import { popupRepository } from '#server/popup/popup.repository.ts';
import { createTestDatabase, describeOnBoth, type TestDatabase } from '#tests/support/databases.ts';
import { samplePopup } from './popup.ts';
import { photosIn, photoSize, plainText } from './sample-body.ts';
import { readSitePictures } from './sample-pictures.ts';
import { inputOf, samplePosts, seedSampleContent } from './sample-content.ts';
import { samplePartitions } from './partitions.ts';
import { servingCases } from './serving/cases.ts';

const houseOf = (picture: string) => picture.slice(0, picture.indexOf('-'));
const isDrawn = (picture: string) => /^(?:news|event)-/.test(picture);
const isFromAbove = (picture: string) => aislePictures.some(({ name }) => name === picture);
const now = new Date('2026-11-16T00:00:00Z');

function seed({ connection, dataDir }: TestDatabase, clock = () => now) {
  const store = createDiskStore(join(dataDir, 'uploads'));
  return { store, run: () => seedSampleContent({ db: connection.db, store, clock }) };
}

describe('sample content', () => {
  const all = samplePosts();
  const countOf = (board: string, category: number, industry = 0) =>
    samplePartitions.find(
      (partition) =>
        partition.board.name === board && partition.category === category && partition.industry === industry,
    )?.posts.length ?? 0;

  it('fills every list: more than a page where pages should be seen, a few posts everywhere else', () => {
    expect([countOf('event', 0), countOf('event', 1), countOf('case', 0, 0)]).toEqual([14, 14, 13]);
    expect([countOf('case', 2), countOf('faq', 0), countOf('faq', 1)]).toEqual([8, 12, 14]);
    for (let industry = 0; industry <= 6; industry += 1) {
      for (const category of [0, 1]) {
        if (category === 0 && industry === 0) continue;
        expect(countOf('case', category, industry)).toBeGreaterThanOrEqual(3);
        expect(countOf('case', category, industry)).toBeLessThanOrEqual(6);
      }
    }
  });

  it('would pass as what staff write', () => {
    for (const placed of all) {
      const names = photosIn(placed.post).map((name, index) => [name, `ab${index}.webp`] as const);
      const photos = new Map(
        names.map(([name, storedName]) => [name, { storedName, originalName: '', size: 1 }]),
      );
      const input = inputOf(placed, photos);
      expect(postRules(placed.partition.board).parse(input)).toEqual(input);
    }
  });

  it('has titles that fit a card, no two alike, and dates from 2024 to October 2026', () => {
    const titles = all.map(({ post }) => post.title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { post } of all) {
      expect(post.title).toMatch(/^.{15,45}$/u);
      expect(post.at).toMatch(/^20(?:24|25|26)-(?:0\d|1[0-2])-\d{2} \d{2}:\d{2}$/);
      expect(post.at < '2026-11').toBe(true);
    }
  });

  it('has no character that nobody sees, which whoever searches does not type', () => {
    for (const { post } of all) expect(`${post.title}\n${plainText(post)}`).not.toMatch(/\p{Cf}/u);
  });

  it('names no robot that does not exist', () => {
    const models: readonly string[] = Object.values(robotModels).flat();
    for (const { post } of all) {
      const text = `${post.title}\n${plainText(post)}`;
      for (const [name] of text.matchAll(/(?<![A-Za-z0-9])[TWSC]\d{1,3}(?!\d)/g))
        expect(models).toContain(name);
    }
  });

  it('shows a picture with everything but questions, and a video with every self-care item', async () => {
    const pictures = await readSitePictures();
    const withPictures = all.filter(({ post }) => post.picture !== undefined);
    const questions = all.filter(
      ({ partition }) => partition.board === boards.faq && partition.category === 0,
    );
    expect(withPictures).toHaveLength(all.length - questions.length);
    expect(questions.every(({ post }) => post.picture === undefined)).toBe(true);
    for (const { post } of withPictures) expect([...pictures.keys()]).toContain(post.picture);
    const selfCare = all.filter(
      ({ partition }) => partition.board === boards.faq && partition.category === 1,
    );
    for (const { post } of selfCare) expect(videoIdOf(post.url ?? '')).toMatch(/^SelfCare\d{3}$/);
    expect(pictures.has(samplePopup.picture)).toBe(true);
  });

  it.each([
    ['해담골 칼국수', 'noodles-'],
    ['바당소래 횟집', 'sashimi-'],
    ['60석 두부 요리점', 'restaurant-b-night'],
    ['여울품재활병원, 환자 식사', 'ward-'],
    ['하루 120건을 나르는 객실', 'resort-'],
    ['불판과 고기 접시', 'grill-'],
    ['T10의 생일 노래', 'family-'],
    ['브런치 카페', 'brunch-'],
    ['물류센터 통로', 'warehouse-'],
    ['도서관', 'library-'],
    ['푸드코트', 'foodcourt-'],
    ['볼링클럽', 'bowling-'],
    ['평상네 파전', 'jeon-'],
    ['초롱재 두부마을', 'hanok-'],
    ['토래 그릴', 'bistro-'],
    ['스시 하루온', 'sushi-'],
    ['모락담 국밥', 'gukbap-'],
    ['들숨가 샤부', 'shabu-'],
    ['골목새반상', 'bansang-'],
  ])('shows %s at a place of its own kind', (words, place) => {
    const told = all.filter(({ post }) => post.title.includes(words));
    expect(told.length).toBeGreaterThan(0);
    for (const { post } of told) expect(post.picture).toMatch(new RegExp(`^${place}`));
  });

  it('shows cases and interviews where they happen, each at a place of its own in its list', () => {
    for (const { board, posts } of samplePartitions) {
      if (board !== boards.case) continue;
      const shown = posts.map(({ picture }) => picture ?? '');
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.filter((name) => robotPlaces[name] === undefined)).toEqual([]);
    }
  });

  it('leads the restaurants with six houses told apart, and shows none of them three times', () => {
    const [restaurants] = servingCases;
    const houses = restaurants.map(({ picture = '' }) => houseOf(picture)).toReversed();
    expect(new Set(houses.slice(0, 6)).size).toBe(6);
    for (const house of houses) expect(houses.filter((other) => other === house).length).toBeLessThan(3);
  });

  it('shows events and news where they happen or in words, never a robot in the studio, no house three times', () => {
    for (const { board, posts } of samplePartitions) {
      if (board !== boards.event) continue;
      const shown = posts.map(({ picture = '' }) => picture);
      expect(new Set(shown).size).toBe(shown.length);
      const elsewhere = shown.filter((name) => !robotPlaces[name] && !isFromAbove(name) && !isDrawn(name));
      expect(elsewhere).toEqual([]);
      const houses = shown.filter((name) => !isDrawn(name)).map(houseOf);
      for (const house of houses) expect(houses.filter((other) => other === house).length).toBeLessThan(3);
    }
  });

  it('cuts no robot in its card, which shows the middle of a picture', () => {
    const [from, to] = [12.5, 87.5]; // 4:3 out of 16:9
    const cut = samplePartitions
      .filter(({ board }) => board === boards.case)
      .flatMap(({ posts }) => posts.map(({ picture }) => picture ?? ''))
      .filter((name) => {
        const [left = 0, , right = 100] = robotPlaces[name] ?? [];
        return left < from - 3 || right > to + 3;
      });
    expect(cut).toEqual([]);
  });

  it('has cases, a news item and an interview with a body, whose pictures have the size it says', async () => {
    const pictures = await readSitePictures();
    const withBodies = all.filter(({ post }) => photosIn(post).length > 0);
    const places = withBodies.map(({ partition: { board, category } }) => `${board.name} ${category}`);
    expect([...new Set(places)].toSorted()).toEqual(['case 0', 'case 2', 'event 1']);
    for (const name of withBodies.flatMap(({ post }) => photosIn(post))) {
      const widest = pictures.get(name)?.findLast(({ format }) => format === 'webp');
      expect(await sharp(await readFile(widest?.path ?? '')).metadata()).toMatchObject(photoSize);
    }
  });
});

async function everyPost(test: TestDatabase) {
  const { db } = test.connection;
  const rows = await Promise.all(
    everyBoard.map((board) => db.selectFrom(postTable(board)).selectAll().orderBy('id').execute()),
  );
  return rows.flat();
}

it('leaves no row behind when it fails half-way, and is whole when it is run again over its own files', async () => {
  const fresh = await createTestDatabase('sqlite');
  const { run, store } = seed(fresh);
  const put = store.put.bind(store);
  let puts = 0;
  store.put = async (name, bytes, type) => {
    puts += 1;
    if (puts > 40) throw new Error('disk full');
    await put(name, bytes, type);
  };
  await expect(run()).rejects.toThrow('disk full');
  expect(await everyPost(fresh)).toEqual([]);
  store.put = put;
  expect(await run()).toBe(true);
  const rows = await everyPost(fresh);
  const known = new Set(rows.map((row) => row.file_stored?.slice(0, 32)));
  for (const { file } of await popupRepository.all(fresh.connection.db))
    known.add(file.storedName.slice(0, 32));
  const photos = await fresh.connection.db.selectFrom('picture').selectAll().execute();
  for (const { file_stored, post_id } of photos) {
    expect(rows.find(({ id, body }) => id === post_id && body?.includes(file_stored))).toBeDefined();
    known.add(file_stored.slice(0, 32));
  }
  for await (const { name } of store.list()) expect(known).toContain(name.slice(0, 32));
  await fresh.drop();
});

describeOnBoth('seeding', (database, engine) => {
  it('fills an empty database once: numbers in the order of time, files whole with their copies', async () => {
    const { run, store } = seed(database());
    expect(await run()).toBe(true);
    const rows = await everyPost(database());
    expect(rows).toHaveLength(samplePosts().length);
    for (const board of everyBoard) {
      const times = await database()
        .connection.db.selectFrom(postTable(board))
        .select('created_at')
        .orderBy('id')
        .execute();
      expect(times).toEqual(times.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1)));
    }
    const names = new Set<string>();
    for await (const { name } of store.list()) names.add(name);
    for (const row of rows) {
      if (row.file_stored === null) continue;
      expect(names.has(row.file_stored)).toBe(true);
      for (const format of ['avif', 'webp'] as const) {
        expect(names.has(variantName(row.file_stored, 400, format))).toBe(true);
      }
    }
    const stored = rows.map((row) => row.file_stored).filter((name) => name !== null);
    expect(new Set(stored).size).toBe(stored.length);
    expect(await popupRepository.all(database().connection.db)).toMatchObject([samplePopup.input]);
  });

  it('does nothing to a site that has content, or had it once', async () => {
    const { run } = seed(database());
    const { db } = database().connection;
    expect(await run()).toBe(false);
    for (const board of everyBoard) {
      const ids = (await db.selectFrom(postTable(board)).select('id').execute()).map((row) => row.id);
      await createBoardRepository(board).remove(db, ids);
    }
    for (const { id } of await popupRepository.all(db)) await popupRepository.remove(db, id);
    expect(await run()).toBe(false);
    expect(await everyPost(database())).toEqual([]);
  });

  it('is done once by servers that start together, and never dates posts into the future', async () => {
    const fresh = await createTestDatabase(engine);
    const past = new Date('2025-01-01T00:00:00Z');
    const { run } = seed(fresh, () => past);
    expect((await Promise.all([run(), run()])).sort()).toEqual([false, true]);
    const rows = await everyPost(fresh);
    expect(rows).toHaveLength(samplePosts().length);
    for (const row of rows) expect(row.created_at <= past.toISOString()).toBe(true);
    await fresh.drop();
  });
});
