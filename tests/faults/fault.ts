import { connect } from '#server/db/connect.ts';

/** What one fault did: `lost` must be 0, and `wrong` empty. */
export interface Outcome {
  acknowledged: number;
  lost: number;
  notes: string;
  wrong: string[];
}

export interface Fault {
  name: string;
  /** Why this machine cannot show it, or null. */
  impossible?: () => string | null;
  run: () => Promise<Outcome>;
}

interface Where {
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
