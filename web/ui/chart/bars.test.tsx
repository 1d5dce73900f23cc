import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bars } from './bars.tsx';
import { narrowPlot, scaleY, widePlot, type Plot } from './plot.ts';

/** Five groups of two bars, each with the same value above it. */
function linesOver(plot: Plot, value: string): string[] {
  const bars = ['mean', 'most'].map((name) => ({ name, value: 1, className: '' }));
  const groups = [1, 2, 3, 4, 5].map((count) => ({ name: `#${count}`, bars }));
  const drawn = renderToStaticMarkup(
    <Bars plot={plot} scale={scaleY([1], plot)} groups={groups} format={() => value} />,
  );
  const texts = [...drawn.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);
  return [...new Set(texts.filter((text) => !text.startsWith('#')))];
}

test('a value stands above its bar in one line, in its parts where one is too long, and not at all where those are', () => {
  expect(linesOver(widePlot, '23초')).toEqual(['23초']);
  expect(linesOver(widePlot, '3분\u00a046초')).toEqual(['3분\u00a046초']);
  expect(linesOver(widePlot, '12분\u00a046초')).toEqual(['12분', '46초']);
  expect(linesOver(narrowPlot, '1분\u00a016초')).toEqual([]);
});
