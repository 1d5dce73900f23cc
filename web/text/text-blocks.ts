export type TextBlock = { at: number; kind: 'words' | 'question' | 'answer'; text: string };

const marks = { 'Q.': 'question', 'A.': 'answer' } as const;

/** Plain text with its questions (`Q. …`) and answers (`A. …`) apart, each from its mark to the end of its line. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const mark = /^([QA]\.) +\S/.exec(line)?.[1] as keyof typeof marks | undefined;
    const last = blocks.at(-1);
    if (mark !== undefined) blocks.push({ at, kind: marks[mark], text: line.slice(2).trim() });
    else if (last?.kind === 'words') last.text += `\n${line}`;
    else blocks.push({ at, kind: 'words', text: line });
    at += line.length + 1;
  }
  return blocks
    .map(({ at: start, kind, text: words }) => ({
      at: start,
      kind,
      text: words.replaceAll(/^\n+|\n+$/g, ''),
    }))
    .filter((block) => block.text !== '');
}
