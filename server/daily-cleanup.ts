import type { Log } from '#server/files/avif-copies.ts';
import type { Services } from '#server/services.ts';

/** Once a day: files that no record knows, and idempotency keys whose day is over. */
export async function cleanUpDaily({ uploads, originalName, inquiries }: Services, log: Log): Promise<void> {
  try {
    await uploads.sweep(async (name) => (await originalName(name)) !== null);
    await inquiries.forgetOldKeys();
  } catch (error) {
    log.warn({ err: error }, 'daily clean-up failed');
  }
}
