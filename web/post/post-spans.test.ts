import { expect, test } from 'vitest';
import { spans } from './post-spans.ts';

/** How many places a class takes on rows of so many. */
const taken = (classes: string, at: string) =>
  Number(new RegExp(`${at}:col-span-(\\d)`).exec(classes)?.[1] ?? 1);

test.each(Array.from({ length: 12 }, (_, index) => index + 1).filter((count) => count !== 2))(
  'of %i cards the last fills its row, of two as of three',
  (count) => {
    const classes = spans(count);
    expect((count - 1 + taken(classes, 'md:max-lg')) % 2).toBe(0);
    expect((count - 1 + taken(classes, '(?<!max-)lg')) % 3).toBe(0);
  },
);

test('two alone stand beside each other', () => expect(spans(2)).toBe(''));
