/** The form in which text is compared: composed, lower case, one space for any run of white space. */
export function searchForm(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

const hex = (character: string) => character.codePointAt(0)?.toString(16) ?? '';

/**
 * Overlapping pairs of characters, each as one word that any tokenizer keeps whole: `로봇t` → `b85cxbd07 bd07x74 74x`.
 * Korean words are often two characters long, too short for the usual three-character index.
 */
export function pairs(text: string): string[] {
  const characters = [...searchForm(text)];
  return characters.map((character, index) => {
    const next = characters[index + 1];
    return `${hex(character)}x${next === undefined ? '' : hex(next)}`;
  });
}

/** Its characters, each once, behind the pairs: what a keyword of one character looks for. */
export function singles(text: string): string[] {
  const characters = [...searchForm(text)];
  const last = characters.pop();
  return [...new Set(characters)].filter((character) => character !== last).map((one) => `${hex(one)}x`);
}

/** The words that a text must contain, in a row, to contain the keyword. */
export function keywordPairs(keyword: string): string[] {
  const all = pairs(keyword);
  return all.length > 1 ? all.slice(0, -1) : all;
}
