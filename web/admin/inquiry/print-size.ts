/**
 * What an A4 sheet takes of an inquiry's texts in each print size: letters to a line and lines in all.
 * The best to read comes first. Many short lines, as in a list, stand in columns.
 */
const sizes = [
  { className: 'print:text-[10pt]', letters: 46, lines: 28 },
  { className: 'print:text-[8pt] print:leading-[1.4]', letters: 58, lines: 44 },
  { className: 'print:columns-2 print:text-[8pt] print:leading-[1.4]', letters: 26, lines: 84 },
  { className: 'print:columns-3 print:text-[8pt] print:leading-[1.4]', letters: 16, lines: 126 },
  { className: 'print:text-[6pt] print:leading-[1.3]', letters: 78, lines: 66 },
  { className: 'print:columns-2 print:text-[6pt] print:leading-[1.3]', letters: 36, lines: 118 },
  { className: 'print:columns-3 print:text-[6pt] print:leading-[1.3]', letters: 23, lines: 174 },
  { className: 'print:columns-4 print:text-[6pt] print:leading-[1.3]', letters: 16, lines: 232 },
  { className: 'print:text-[5pt] print:leading-[1.3]', letters: 94, lines: 78 },
] as const;

function lineCount(text: string, letters: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
}

/** The best print size with which the whole inquiry stays on one A4 page. */
export function printSize(text: string): string {
  const fitting = sizes.find(({ letters, lines }) => lineCount(text, letters) <= lines);
  return (fitting ?? sizes[8]).className;
}
