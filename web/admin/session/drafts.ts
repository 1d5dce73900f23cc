import { rememberedAdmin } from './session-flag.ts';

const prefix = 'naru-draft';

/** With the tab it is lost when the tab is closed; with the browser it stays until somebody logs out. */
type Place = 'tab' | 'browser';
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage);

/** What somebody is writing is kept under their own name: who comes after them finds nothing of it. */
const keyOf = (name: string) => `${prefix} ${rememberedAdmin()?.login ?? ''} ${name}`;

export function readDraft(name: string, place: Place = 'tab'): string | null {
  try {
    return storageOf(place).getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Null forgets it. Storage may be full or switched off: then a text lives as long as its screen, and this says no. */
export function keepDraft(name: string, text: string | null, place: Place = 'tab'): boolean {
  try {
    if (text === null) storageOf(place).removeItem(keyOf(name));
    else storageOf(place).setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}

/** Whoever logs out leaves nothing behind; a session that ends by itself loses nothing. */
export function forgetDrafts(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) {
      if (key.startsWith(`${prefix} `)) storage.removeItem(key);
    }
}
