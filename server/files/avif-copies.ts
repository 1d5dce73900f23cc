import { buffer } from 'node:stream/consumers';
import { variantName } from '#contract/upload-address.ts';
import type { Log } from '#server/log.ts';
import type { FileStore } from './file-store.ts';
import { makeAvif } from './lazy-images.ts';
import { groupByPicture } from './picture-group.ts';

export interface AvifMaker {
  /** Puts a stored picture in line for its AVIF copies. */
  make(storedName: string, widths: readonly number[]): void;
  /** Puts every picture in line whose AVIF copies a stopped server did not finish. */
  catchUp(): void;
  settled(): Promise<void>;
}

/**
 * AVIF takes seconds where WebP takes a tenth of one: it is made after the answer, in the background. The line holds
 * names only, and every copy can be made again from the stored picture, so nothing is lost when the server stops.
 */
export function createAvifMaker(store: FileStore, log: Log): AvifMaker {
  let line: Promise<void> = Promise.resolve();

  async function exists(name: string): Promise<boolean> {
    const found = await store.get(name);
    found?.stream.destroy();
    return found !== null;
  }

  async function makeCopies(storedName: string, widths: readonly number[]): Promise<void> {
    const found = widths.length === 0 ? null : await store.get(storedName);
    if (found === null) return;
    const picture = await buffer(found.stream);
    for (const width of widths) {
      const name = variantName(storedName, width, 'avif');
      await store.put(name, await makeAvif(picture, width), 'image/avif');
      // The picture may have been deleted while its copy was drawn.
      if (await exists(storedName)) continue;
      return store.remove(name);
    }
  }

  async function makeMissing(): Promise<void> {
    for (const { main, webp, avif } of (await groupByPicture(store)).values()) {
      const missing = webp.filter((width) => !avif.includes(width));
      if (main !== null) await attempt(() => makeCopies(main, missing));
    }
  }

  /** What fails is tried again at the next start. */
  function attempt(work: () => Promise<void>): Promise<void> {
    return work().catch((error: unknown) => log.warn({ err: error }, 'AVIF copies not made'));
  }

  function enqueue(work: () => Promise<void>): void {
    line = line.then(() => attempt(work));
  }

  return {
    make: (storedName, widths) => enqueue(() => makeCopies(storedName, widths)),
    catchUp: () => enqueue(makeMissing),
    settled: () => line,
  };
}
