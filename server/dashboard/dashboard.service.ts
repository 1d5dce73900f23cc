import type { Board } from '#contract/boards.ts';
import { inquiryCategories, statusesButSpam } from '#contract/choices.ts';
import type { Dashboard, DayFigures } from '#contract/dashboard.ts';
import { dayMs, seoulDay, seoulDayOf } from '#contract/seoul-day.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import * as repository from './dashboard.repository.ts';
import { scheduledTurns, type Moments } from './week.repository.ts';

interface DashboardDependencies {
  boards: readonly Board[];
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
}

const minuteMs = 60_000;
const mostAnswers = 1_000;
const mostWaiting = 5;
const mostTurns = 20;

/** So many days up to this moment, oldest first. */
function daysUntil(now: Date, days: number): string[] {
  const ago = (index: number) => new Date(now.getTime() - index * dayMs).toISOString();
  return Array.from({ length: days }, (_, index) => seoulDayOf(ago(days - 1 - index)));
}

/** Monday to Sunday, in Seoul. */
function weekOf(now: Date): Moments {
  const today = seoulDayOf(now.toISOString());
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = Date.parse(seoulDay(today)?.from ?? '') - daysSinceMonday * dayMs;
  return { from: new Date(monday).toISOString(), before: new Date(monday + 7 * dayMs).toISOString() };
}

/** Below which this share of the values lies; between two of them in proportion. */
function quantile(sorted: readonly number[], share: number): number | null {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

export function createDashboardService({ boards, db, clock, accessLog }: DashboardDependencies) {
  async function daily(span: readonly string[], days: repository.Days): Promise<DayFigures[]> {
    const { partnership, support } = inquiryCategories;
    const counts = await repository.countByDay(db, days);
    const byPlace = new Map(counts.map(({ day, category, inquiries }) => [`${day} ${category}`, inquiries]));
    const countOf = (day: string, { number }: { number: number }) => byPlace.get(`${day} ${number}`) ?? 0;
    return span.map((day) => ({
      day,
      partnership: countOf(day, partnership),
      support: countOf(day, support),
    }));
  }

  async function firstAnswer({ from }: repository.Days): Promise<Dashboard['firstAnswer']> {
    const answers = await repository.newestAnswers(db, seoulDay(from)?.from ?? '', mostAnswers);
    const minutes = answers
      .map(
        ({ createdAt, answeredAt }) =>
          (Date.parse(answeredAt ?? createdAt) - Date.parse(createdAt)) / minuteMs,
      )
      .toSorted((one, other) => one - other);
    const rounded = (share: number) => {
      const value = quantile(minutes, share);
      return value === null ? null : Math.round(value);
    };
    return { answers: minutes.length, medianMinutes: rounded(0.5), slowestTenthMinutes: rounded(0.9) };
  }

  return {
    /** Names some inquiries by their title, so who looked is written down. */
    async read(days: number, actor: Actor): Promise<Dashboard> {
      const now = clock();
      const span = daysUntil(now, days);
      const ends = { from: span[0] ?? '', to: span.at(-1) ?? '' };
      const statuses = await repository.countByStatus(db, ends);
      const figures = {
        days,
        daily: await daily(span, ends),
        byStatus: statusesButSpam.map(({ number }) => statuses.get(number) ?? 0),
        byModel: await repository.countByChoice(db, 'model', ends),
        byRegion: await repository.countByChoice(db, 'region', ends),
        firstAnswer: await firstAnswer(ends),
        waiting: await repository.waitingLongest(db, mostWaiting),
        week: await scheduledTurns(db, boards, weekOf(now), mostTurns),
      };
      await accessLog.write(actor, 'dashboardView', `최근 ${days}일`);
      return figures;
    },
  };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
