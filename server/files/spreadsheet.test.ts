import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readSpreadsheet, unzip } from '#tests/support/read-spreadsheet.ts';
import { spreadsheet, type Cell } from './spreadsheet.ts';

async function made(...batches: Cell[][][]): Promise<Buffer> {
  async function* rows() {
    yield* batches;
  }
  const columns = ['가', '나', '다'].map((name) => ({ name, width: 10 }));
  return buffer(spreadsheet({ name: '제휴 & 문의', columns, rows: rows() }));
}

it('gives back what was put in, batch after batch', async () => {
  const file = await made(
    [['하나', 1, 'a']],
    [],
    [
      ['둘', 2.5, ''],
      ['셋', 3, 'b'],
    ],
  );
  expect(readSpreadsheet(file)).toEqual([
    { A: '가', B: '나', C: '다' },
    { A: '하나', B: 1, C: 'a' },
    { A: '둘', B: 2.5 },
    { A: '셋', B: 3, C: 'b' },
  ]);
  expect(unzip(file).get('xl/workbook.xml')).toContain('name="제휴 &amp; 문의"');
});

it.each([
  '=HYPERLINK("https://evil.example","열기")',
  '+82 10-1234-5678',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '<b>&amp;</b>',
  ']]>',
  '_x0041_',
  '첫 줄\n둘째 줄\r끝',
  '  빈칸  ',
  '로봇 🤖',
])('writes %j as that text and nothing else', async (text) => {
  const [, row] = readSpreadsheet(await made([[text]]));
  expect(row).toEqual({ A: text });
});

it('writes in the place of what no XML can hold that there was something', async () => {
  const [, row] = readSpreadsheet(await made([['가\u0000나\uD800다\uFFFE']]));
  expect(row).toEqual({ A: '가\uFFFD나\uFFFD다\uFFFD' });
});

it('writes a moment as the days since the end of 1899 by the clock of Seoul', async () => {
  const [, row] = readSpreadsheet(await made([[new Date('2026-11-15T15:00:00Z')]]));
  // 16 November 2026, midnight.
  expect(row).toEqual({ A: 46_342 });
});

it('tells whoever reads it when its rows cannot be read', async () => {
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [['하나']];
    throw new Error('the database is away');
  }
  await expect(buffer(spreadsheet({ name: '가', columns: [], rows: rows() }))).rejects.toThrow('away');
});
