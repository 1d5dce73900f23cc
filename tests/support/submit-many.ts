import { setTimeout as wait } from 'node:timers/promises';
import type { InquiryInput } from '#contract/inquiry.ts';
import { createAccessLogService } from '#server/access-log/access-log.service.ts';
import { systemClock as clock } from '#server/clock.ts';
import { connect } from '#server/db/connect.ts';
import { createInquiryService } from '#server/inquiry/inquiry.service.ts';

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
  const { db, close } = connect(database);
  const { submit } = createInquiryService({ db, clock, accessLog: createAccessLogService({ db, clock }) });
  await wait(startAt - Date.now());
  const ids: number[] = [];
  for (const key of keys) ids.push((await submit(input, key)).id);
  await close();
  return ids;
}

if (import.meta.main) {
  console.log(JSON.stringify(await submitMany(JSON.parse(process.argv[2] ?? '') as SubmitMany)));
}
