import { withoutDirectionMarks } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';

/** Control characters and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}]/gu;

/** What a person called the file, fit for a list and a header: composed, without folders, at most so long. */
export function tidyFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  // With direction marks `exe.jpg` would read `gpj.exe`.
  const printable = withoutDirectionMarks(base).normalize('NFC').replaceAll(unprintable, '');
  const characters = Array.from(printable.trim());
  if (characters.length <= limits.fileName) return characters.join('');
  // The extension stays: it says what opens the file.
  const extension = characters.slice(characters.lastIndexOf('.')).slice(0, 10);
  return [...characters.slice(0, limits.fileName - extension.length), ...extension].join('');
}
