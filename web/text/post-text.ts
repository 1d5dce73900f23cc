export interface TextPart {
  /** Where in the text it begins. */
  at: number;
  text: string;
  href: string | null;
}

// Printable ASCII only: Korean particles follow an address without a space (…/event에서 확인하세요).
const address = /(?:https?:\/\/|www\.)[\u0021\u0023-\u003B\u003D\u003F-\u007E]+/gi;

/** Cuts plain text into words and web addresses; an address is a link, everything else stays text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutTail(match[0]);
    const href = /^www\./i.test(shown) ? `https://${shown}` : shown;
    if (!URL.canParse(href) || !new URL(href).hostname.includes('.')) continue;
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), href: null });
    parts.push({ at: match.index, text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), href: null });
  return parts;
}

const punctuation = new Set(".,;:!?'*~]}");

/** Punctuation at the end belongs to the sentence, and so does a bracket that was opened before the address. */
function withoutTail(found: string): string {
  let end = found.length;
  let closed = count(found, ')') - count(found, '(');
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const isOpenedBefore = last === ')' && closed > 0;
    if (isOpenedBefore) closed -= 1;
    else if (!punctuation.has(last)) break;
  }
  return found.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Its first paragraph: what follows may be a heading or the words of a picture. Steps and points keep lines of their own. */
export function opening(text: string, length: number): string {
  const [first = ''] = text.trim().split(/\n\s*\n/);
  const lines = first.split('\n').map((line) => line.trim());
  const prose = lines.join('\n').replaceAll(/\n(?!- |\d+\. )/g, ' ');
  return Array.from(prose).slice(0, length).join('');
}

/** The beginning of a text as one line, for descriptions and feeds. */
export function excerpt(text: string, length = 150): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= length
    ? line
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * A particle stays with the bracket before it, a word of one letter that says how many or which with what follows. words.tsx ties
 * them too, and weighs more than lists can bear.
 */
export const tiedText = (text: string): string =>
  text.replaceAll(/\)(?=[가-힣])/g, '$&\u2060').replaceAll(/(?<!\S)([한두세네몇새]) (?=\S)/g, '$1\u00a0');
