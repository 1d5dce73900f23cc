import type { Log } from '#server/log.ts';
import type { Services } from '#server/services.ts';

/** Once a day: files that no record knows, and idempotency keys whose day is over. */
export async function cleanUpDaily(
  { uploads, originalName, idempotency }: Services,
  log: Log,
): Promise<void> {
  try {
    await uploads.sweep(async (name) => (await originalName(name)) !== null);
    await idempotency.forgetOldKeys();
  } catch (error) {
    log.warn({ err: error }, 'daily clean-up failed');
  }
}
