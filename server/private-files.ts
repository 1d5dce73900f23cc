import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What people wrote to us is in them: nobody but the site's own user may look. */
export const privateFolder = 0o700;
export const privateFile = 0o600;

/** It was there before, or another server that starts at the same moment was faster. */
function ignoreExisting(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
}

/** Makes a folder and those above it. Node's own way goes round in circles where the kernel makes none, as in /proc. */
export function makePrivateFolder(path: string): void {
  if (existsSync(path)) return;
  makePrivateFolder(dirname(path));
  try {
    mkdirSync(path, privateFolder);
  } catch (error) {
    ignoreExisting(error);
  }
}

/** For a database, which is otherwise made with whatever rights the shell gives. */
export function makePrivateFile(path: string): void {
  try {
    writeFileSync(path, '', { flag: 'wx', mode: privateFile });
  } catch (error) {
    ignoreExisting(error);
  }
}

/** For what was there before, made by whomever. */
export function takeRightsAway(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch {
    // Not there, not ours, or a disk that knows no rights: there is nothing that could be done.
  }
}
