import { setTimeout as wait } from 'node:timers/promises';
import type { InquiryInput } from '#contract/inquiry.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { createServices } from '#server/services.ts';

/** What a server process does in the test of idempotency keys: sends an inquiry with each key, and prints the ids. */
export interface SubmitMany {
  dataDir: string;
  databaseUrl: string | null;
  input: InquiryInput;
  keys: string[];
  /** So that two processes begin together. */
  startAt: number;
}

export async function submitMany({ input, keys, startAt, ...database }: SubmitMany): Promise<number[]> {
  const connection = connect(database);
  const { inquiries } = createServices({ ...readConfig({}), ...database }, connection, { warn() {} });
  await wait(startAt - Date.now());
  const ids: number[] = [];
  for (const key of keys) ids.push((await inquiries.submit(input, key)).id);
  await connection.close();
  return ids;
}

if (import.meta.main) {
  console.log(JSON.stringify(await submitMany(JSON.parse(process.argv[2] ?? '') as SubmitMany)));
}
