import { describe, expect, it } from 'vitest';
import type { Body } from '#contract/body.ts';
import { compareBodies } from './compare-bodies.ts';

const paragraph = (text: string, marks?: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});
const picture = (alt: string) => ({
  type: 'picture',
  attrs: { storedName: 'ab12.webp', alt, caption: '', width: 40, height: 30 },
});
const body = (...content: object[]) => ({ type: 'doc', content }) as Body;
const outline = (one: Body, other: Body) =>
  compareBodies(one, other)?.map((runs) => runs.map((run) => [run.isOwn, run.body.content.length]));

describe('two bodies', () => {
  it('are the same where an editor only says more of them', () => {
    const link = (attrs: object) => paragraph('안내', [{ type: 'link', attrs }]);
    const href = 'https://naru.example';
    expect(
      compareBodies(body(link({ href })), body(link({ href, target: null, rel: null, class: null }))),
    ).toBeNull();
  });

  it('differ by what is bold, and by what a picture shows', () => {
    expect(outline(body(paragraph('가')), body(paragraph('가', [{ type: 'bold' }])))).toEqual([
      [[true, 1]],
      [[true, 1]],
    ]);
    expect(
      outline(
        body(paragraph('가'), paragraph('나'), picture('홀')),
        body(paragraph('가'), paragraph('나'), picture('주방')),
      ),
    ).toEqual([
      [
        [false, 2],
        [true, 1],
      ],
      [
        [false, 2],
        [true, 1],
      ],
    ]);
  });

  it('differ by what one has more, in its place', () => {
    expect(
      outline(
        body(paragraph('가'), paragraph('다')),
        body(paragraph('가'), paragraph('나'), paragraph('다')),
      ),
    ).toEqual([
      [[false, 2]],
      [
        [false, 1],
        [true, 1],
        [false, 1],
      ],
    ]);
  });
});
