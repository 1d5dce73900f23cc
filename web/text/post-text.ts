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

/** Punctuation at the end belongs to the sentence, and so does a bracket that was opened before the address. */
function withoutTail(found: string): string {
  const shown = found.replace(/[.,;:!?'*~]+$/, '');
  const isOpenedBefore = shown.endsWith(')') && count(shown, ')') > count(shown, '(');
  if (isOpenedBefore || shown.endsWith(']') || shown.endsWith('}')) return withoutTail(shown.slice(0, -1));
  return shown;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
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
