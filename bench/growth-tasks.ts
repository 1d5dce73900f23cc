import { boards } from '#contract/boards.ts';
import { createBoardRepository } from '#server/board/board.repository.ts';
import type { Db } from '#server/db/schema.ts';

const events = createBoardRepository(boards.event);
const partition = { category: 0, industry: 0 };
const plain = { keyword: '', field: 'all' } as const;

export const warmUpRounds = 10;
const rounds = 60;
/** Posts that one measurement adds. */
export const insertsFor = rounds + warmUpRounds;

interface Task {
  rounds: number;
  work: (round: number) => Promise<unknown>;
  /** Whether it must stay within five times its price. */
  isPromised: boolean;
}

const search = (db: Db, keyword: string, page: number) =>
  events.list(db, partition, { keyword, field: 'all', page }, 12);

export function tasksFor(db: Db, posts: number): Record<string, Task> {
  const input = { title: '새 소식', content: '로봇 안내 '.repeat(20), url: '', ...partition };
  return {
    list: { rounds, isPromised: true, work: () => events.list(db, partition, { ...plain, page: 1 }, 12) },
    'deep page': {
      rounds,
      isPromised: true,
      work: (round) => events.list(db, partition, { ...plain, page: Math.floor(posts / 24) + round }, 12),
    },
    'search of 로봇': {
      rounds,
      isPromised: true,
      work: (round) => search(db, '로봇', (round % 3) + 1),
    },
    'search of a word that is nowhere': { rounds, isPromised: false, work: () => search(db, '없음', 1) },
    insert: {
      rounds,
      isPromised: true,
      work: () =>
        db.transaction().execute((trx) => events.insert(trx, input, null, new Date().toISOString())),
    },
  };
}

/** What costs a search the most: everyday pairs of characters that nowhere stand in a row. */
export function hardSearches(db: Db): Record<string, () => Promise<unknown>> {
  return {
    'one character that is everywhere': () => search(db, '장', 800),
    'two words that never meet': () => search(db, '매장 홀', 1),
    'eleven words that never meet': () =>
      search(db, '행사 전시 체험 후기 안내 개선 충전 지도 센서 트레이 매장', 1),
  };
}
