import type { Log } from '#server/log.ts';
import type { Services } from '#server/services.ts';

/** Once a day: what was deleted long ago, pictures and files that nothing knows, keys, inquiries and mails whose time is over. */
export async function cleanUpDaily(
  { uploads, pictures, originalName, idempotency, retention, mails, trash }: Services,
  log: Log,
): Promise<void> {
  const steps = [
    () => trash.destroyOverdue(),
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
