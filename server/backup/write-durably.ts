import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { privateFile } from '#server/private-files.ts';

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Writes a file that only its owner can read, and does not resolve before it is on the disk. */
export async function writeDurably(path: string, content: string | AsyncIterable<string>): Promise<void> {
  {
    await using file = await open(path, 'wx', privateFile);
    await file.writeFile(content);
    await file.sync();
  }
  await sync(dirname(path));
}
