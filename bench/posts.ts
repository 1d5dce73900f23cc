import { createBoardRepository } from '#server/board/board.repository.ts';
import type { Db } from '#server/db/schema.ts';

const words =
  '매장 홀 주방 손님 직원 시간 설치 상담 점검 할인 행사 전시 체험 후기 안내 개선 충전 지도 센서 트레이'.split(
    ' ',
  );

/** The same words for the same number, every time. */
function text(number: number, length: number): string {
  return Array.from(
    { length },
    (_, index) => words[(number * 7 + index * index * 3 + index) % words.length],
  ).join(' ');
}

/** Every fiftieth post speaks of robots: what a search finds grows with the board, as it does in life. */
const isAboutRobots = (number: number) => number % 50 === 0;

/** Fills the events with posts, spread evenly over ten years. */
export async function fillEvents(db: Db, posts: number): Promise<void> {
  const events = createBoardRepository('event');
  const start = Date.UTC(2016, 0, 1);
  const step = (10 * 365 * 86_400_000) / posts;
  const batch = 1_000;
  for (let first = 0; first < posts; first += batch) {
    await db.transaction().execute(async (trx) => {
      for (let number = first; number < Math.min(first + batch, posts); number += 1) {
        const title = `${text(number, 4)} ${number}${isAboutRobots(number) ? ' 로봇' : ''}`;
        const input = { title, content: text(number + 1, 20), url: '', category: 0, industry: 0 };
        await events.insert(trx, input, null, new Date(start + number * step).toISOString());
      }
    });
  }
}
