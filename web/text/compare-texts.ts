/** A piece of a text, and whether the other text has it too. */
export interface ComparedPart {
  /** Where it begins. */
  at: number;
  text: string;
  isOwn: boolean;
}

/** Beyond this, what lies between the same beginning and the same end is called different as a whole. */
const mostSteps = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/** How long the longest run of common items is, from each pair of places on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i] as Uint32Array, rows[i + 1] as Uint32Array];
      row[j] =
        one[i] === other[j]
          ? (below[j + 1] as number) + 1
          : Math.max(below[j] as number, row[j + 1] as number);
    }
  return rows;
}

/** Which items of each, such as words, the other does not have, in order. */
export function ownItems(one: readonly string[], other: readonly string[]): [boolean[], boolean[]] {
  const own: [boolean[], boolean[]] = [one.map(() => true), other.map(() => true)];
  if (one.length * other.length > mostSteps) return own;
  const lengths = commonLengths(one, other);
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      own[0][i] = false;
      own[1][j] = false;
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return own;
}

function partsOf(words: readonly string[], isOwn: (index: number) => boolean): ComparedPart[] {
  const parts: ComparedPart[] = [];
  let at = 0;
  words.forEach((text, index) => {
    const last = parts.at(-1);
    if (last?.isOwn === isOwn(index)) last.text += text;
    else parts.push({ at, text, isOwn: isOwn(index) });
    at += text.length;
  });
  return parts;
}

/** Two texts word by word: what only one of them says is its own. */
export function compareTexts(one: string, other: string): [ComparedPart[], ComparedPart[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const own = ownItems(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const isOwn = (side: 0 | 1) => (index: number) => own[side][index - start] === true;
  return [partsOf(a, isOwn(0)), partsOf(b, isOwn(1))];
}
