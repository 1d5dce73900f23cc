import type { Log } from '#server/log.ts';
import type { Services } from '#server/services.ts';

/** Once a day: pictures that no post shows, files that no record knows, idempotency keys whose day is over, inquiries and mails whose time is. */
export async function cleanUpDaily(
  { uploads, pictures, originalName, idempotency, retention, mails }: Services,
  log: Log,
): Promise<void> {
  const steps = [
    () => pictures.removeUnused(),
    () => uploads.sweep(async (name) => (await originalName(name)) !== null),
    () => idempotency.forgetOldKeys(),
    () => retention.destroyExpired(),
    () => mails.forgetOld(),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      log.warn({ err: error }, 'daily clean-up failed');
    }
  }
}
