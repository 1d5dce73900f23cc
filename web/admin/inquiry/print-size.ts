/** Letters of a line and lines of a page that an A4 sheet takes in each print size. */
const sizes = [
  { className: 'print:text-[10pt]', letters: 46, lines: 28 },
  { className: 'print:text-[8pt] print:leading-[1.4]', letters: 58, lines: 44 },
  { className: 'print:text-[6pt] print:leading-[1.3]', letters: 78, lines: 66 },
] as const;

function lineCount(text: string, letters: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
}

/** The largest print size with which the whole inquiry stays on one A4 page. */
export function printSize(text: string): string {
  const fitting = sizes.find(({ letters, lines }) => lineCount(text, letters) <= lines);
  return (fitting ?? sizes[sizes.length - 1]!).className;
}
