import { SettingError } from '#server/errors.ts';

/** A start that fails says why: one line where a setting is to blame, everything where we are. */
export function endStart(error: unknown): never {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}
