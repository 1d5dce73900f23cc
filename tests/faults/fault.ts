import { connect } from '#server/db/connect.ts';

/** What one fault did: `lost` must be 0, and `wrong` empty. */
export interface Outcome {
  acknowledged: number;
  lost: number;
  notes: string;
  wrong: string[];
}

/** How much goes on around a fault. */
export interface Pace {
  /** Acknowledged before it strikes, and again after it has passed. */
  inquiries: number;
  /** How long it lasts. */
  pauseMs: number;
  /** Requests that are given up by their senders, and such as take the server's whole patience. */
  unfinished: { aborted: number; 'half-sent': number; slow: number };
}

export const wholePace: Pace = {
  inquiries: 400,
  pauseMs: 2_000,
  unfinished: { aborted: 10_000, 'half-sent': 10_000, slow: 10_000 },
};
/** For `npm test`: the same story in seconds. */
export const shortPace: Pace = {
  inquiries: 60,
  pauseMs: 300,
  unfinished: { aborted: 400, 'half-sent': 400, slow: 0 },
};

export interface Fault {
  name: string;
  /** Told at length only: `npm test` has no time for it. */
  isLong?: boolean;
  /** Why this machine cannot show it, or null. */
  impossible?: () => string | null;
  run: (pace: Pace) => Promise<Outcome>;
}

export interface Where {
  dataDir: string;
  databaseUrl?: string | null;
}

/** Numbers of all inquiries that are in the database. */
export async function storedInquiries({ dataDir, databaseUrl = null }: Where): Promise<Set<number>> {
  const { db, close } = connect({ dataDir, databaseUrl });
  const rows = await db.selectFrom('inquiry').select('id').execute();
  await close();
  return new Set(rows.map((row) => row.id));
}

export async function countLost(acknowledged: readonly number[], where: Where): Promise<number> {
  const stored = await storedInquiries(where);
  return acknowledged.filter((id) => !stored.has(id)).length;
}
