import { rememberedAdmin } from './session-flag.ts';

const prefix = 'naru-draft';

/** What somebody is writing is kept under their own name: who comes after them finds nothing of it. */
const keyOf = (name: string) => `${prefix} ${rememberedAdmin()?.login ?? ''} ${name}`;

export function readDraft(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Null forgets it. Storage may be full or switched off: then a text lives as long as its screen. */
export function keepDraft(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Nothing more can be done.
  }
}

/** Whoever logs out leaves nothing behind; a session that ends by itself loses nothing. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(`${prefix} `)) sessionStorage.removeItem(key);
  }
}
