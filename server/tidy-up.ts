import type { Log } from '#server/files/avif-copies.ts';
import { findOriginalName } from '#server/files/stored-files.repository.ts';
import type { Services } from '#server/services.ts';

/** Once a day: files that no record knows, and idempotency keys whose day is over. */
export async function tidyUp({ connection, uploads, inquiries }: Services, log: Log): Promise<void> {
  try {
    await uploads.sweep(async (name) => (await findOriginalName(connection.db, name)) !== null);
    await inquiries.forgetOldKeys();
  } catch (error) {
    log.warn({ err: error }, 'daily clean-up failed');
  }
}
