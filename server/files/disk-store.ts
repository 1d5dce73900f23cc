import { randomBytes } from 'node:crypto';
import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, privateFile, privateFolder, takeRightsAway } from '#server/private-files.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { isStoredName } from './stored-name.ts';

const temporaryPrefix = '.writing-';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await using file = await open(path, 'wx', privateFile);
  await file.writeFile(bytes);
  await file.sync();
}

/** A new name in a folder survives a power cut only after the folder itself is synced. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    if (entry.isFile()) yield entry.name;
  }
}

async function* listFolder(folder: string): AsyncGenerator<ListedFile> {
  for await (const name of namesIn(folder)) {
    if (!isStoredName(name)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null) yield { name, storedAt: found.mtime };
  }
}

/** Files in one folder. A name appears only when its bytes are whole and on the disk. */
export function createDiskStore(folder: string): FileStore {
  makePrivateFolder(folder);
  takeRightsAway(folder, privateFolder);

  const pathOf = (name: string) => {
    if (!isStoredName(name)) throw new Error('not the name of a stored file');
    return join(folder, name);
  };

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const temporary = join(folder, temporaryPrefix + randomBytes(8).toString('hex'));
      try {
        await writeWhole(temporary, bytes);
        await rename(temporary, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(name) {
      if (!isStoredName(name)) return null;
      try {
        const file = await open(pathOf(name), 'r');
        const { size } = await file.stat();
        return { stream: file.createReadStream(), size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    list: () => listFolder(folder),
    async tidy() {
      for await (const name of namesIn(folder)) {
        if (name.startsWith(temporaryPrefix)) await rm(join(folder, name), { force: true });
      }
    },
  };
}
