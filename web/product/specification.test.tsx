import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Specification } from './specification.tsx';

test('robots that share a page have a table each, under its own name, and no row repeats it', () => {
  const page = renderToStaticMarkup(
    <Specification
      model="T6 · T5"
      figures={[]}
      tables={[
        { model: 'T6', rows: [{ label: '무게', text: '52kg' }] },
        { model: 'T5', rows: [{ label: '무게', text: '50kg' }] },
      ]}
      footnotes={[]}
    />,
  );
  const tables = page.match(/<table>.*?<\/table>/g)!.map((table) => table.replaceAll(/<[^>]+>/g, '|'));
  expect(tables.map((table) => table.split('|').filter((words) => words.trim() !== ''))).toEqual([
    ['T6', ' 사양표', '무게', '52kg'],
    ['T5', ' 사양표', '무게', '50kg'],
  ]);
});
