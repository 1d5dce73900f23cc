import { limits } from '#contract/limits.ts';

// Control characters, direction marks that make `exe.jpg` read `gpj.exe`, and lone surrogates.
const unprintable = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** What a person called the file, fit for a list and a header: composed, without folders, at most so long. */
export function tidyFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const characters = Array.from(base.normalize('NFC').replaceAll(unprintable, '').trim());
  if (characters.length <= limits.fileName) return characters.join('');
  // The extension stays: it says what opens the file.
  const extension = characters.slice(characters.lastIndexOf('.')).slice(0, 10);
  return [...characters.slice(0, limits.fileName - extension.length), ...extension].join('');
}
