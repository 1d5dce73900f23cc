import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const file = new URL('../docs/benchmarks.md', import.meta.url);

export type Row = readonly [what: string, measured: string, ratio: string, target: string];

export type Table = readonly (readonly string[])[];

const columns = ['what', 'measured', 'ratio', 'target'] as const;

function markdown([head = [], ...rows]: Table): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writtenSections(): string[] {
  const written = existsSync(file)
    ? readFileSync(file, 'utf8')
    : '# Benchmarks\n\nEach table is written by its command; ratios compare within one run. Pages may be measured in several.\n';
  return written.split(/\n(?=## )/);
}

/** The rows that a benchmark wrote down before, by their first cell. */
export function writtenRows(name: string): Map<string, readonly string[]> {
  const section = writtenSections().find((text) => text.startsWith(`## ${name}\n`)) ?? '';
  const rows = (section.match(/^\| .* \|$/gm) ?? []).map((line) => line.slice(2, -2).split(' | '));
  return new Map(rows.map((cells) => [cells[0] ?? '', cells]));
}

/** Prints a benchmark and puts it in its section of docs/benchmarks.md. */
export function report(name: string, rows: readonly Row[], notes = ''): void {
  reportTable(name, [columns, ...rows], notes);
}

/** The same for a table with columns of its own: its first row names them. */
export function reportTable(name: string, table: Table, notes = ''): void {
  const today = new Date().toISOString().slice(0, 10);
  const heading = `## ${name}`;
  const body = `${heading}\n\n${today}, ${cpus().length} cores, Node ${process.versions.node}.${notes ? ` ${notes}` : ''}\n\n${markdown(table)}\n`;
  console.log(`\n${body}`);
  const sections = writtenSections().filter((section) => !section.startsWith(`${heading}\n`));
  writeFileSync(file, [...sections.map((section) => section.trimEnd()), body.trimEnd()].join('\n\n') + '\n');
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const times = (value: number) => `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)}×`;
