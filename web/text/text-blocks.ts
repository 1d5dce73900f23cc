export type TextBlock =
  | { at: number; kind: 'words' | 'caption' | 'question' | 'answer'; text: string; mark?: string }
  | { at: number; kind: 'points' | 'steps' | 'facts'; rows: TextRow[] };

/** A line of a list: what it begins with (`-`, `1.`, `설치 모델:`) and what it says. */
export interface TextRow {
  at: number;
  mark: string;
  text: string;
}

/** How lines begin that are more than words; the name of a fact is short and no part of a sentence. */
const begins = {
  question: /^Q\./,
  answer: /^A\./,
  points: /^[-·•]/,
  steps: /^\d{1,2}\./,
  facts: /^[^\s:.,?!“”"'<>][^:.,?!“”"'<>]{0,19}:/,
} as const;

type Kind = keyof typeof begins;

function readLine(line: string): { kind: Kind; mark: string; text: string } | null {
  for (const kind in begins) {
    const mark = begins[kind as Kind].exec(line)?.[0];
    const rest = mark === undefined ? '' : line.slice(mark.length);
    if (mark !== undefined && /^ +\S/.test(rest)) return { kind: kind as Kind, mark, text: rest.trim() };
  }
  return null;
}

/**
 * Plain text in its parts: questions (`Q. …`) and answers (`A. …`), lists (`- …`, `1. …`) with the line that heads them,
 * facts (`설치 모델: …`), and words, whose lines stay as they were broken.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let at = 0;
  /** A line without a word ends what stands above it. */
  let open: TextBlock | undefined;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const said = readLine(line);
    if (line.trim() === '') open = undefined;
    else if (said === null) {
      if (open?.kind === 'words') open.text += `\n${line}`;
      else blocks.push((open = { at: start, kind: 'words', text: line }));
    } else if (said.kind === 'question' || said.kind === 'answer') {
      blocks.push({ at: start, ...said, kind: said.kind });
      open = undefined;
    } else {
      const row = { at: start, mark: said.mark, text: said.text };
      if (open?.kind === said.kind) open.rows.push(row);
      else {
        if (said.kind !== 'facts') makeCaption(open);
        blocks.push((open = { at: start, kind: said.kind, rows: [row] }));
      }
    }
  }
  return blocks;
}

/** One short line right above a list is what the list is of. */
function makeCaption(above: TextBlock | undefined): void {
  if (above?.kind === 'words' && /^[^\n.]{1,30}$/.test(above.text)) above.kind = 'caption';
}
