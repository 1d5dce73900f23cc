import { expect, test } from 'vitest';
import { oneDecimal, tenThousands, wonText } from './won.ts';

test.each([
  [1_431_040.2, '1,431,040원', '143'],
  [-242_240, '−242,240원', '−24'],
  [-0.2, '0원', '0'],
  [0, '0원', '0'],
])('%d won is written %s, and %s times ten thousand', (won, text, inTenThousands) => {
  expect([wonText(won), tenThousands(won)]).toEqual([text, inTenThousands]);
});

test('one decimal, and none where it says nothing', () => {
  expect([oneDecimal(138.666), oneDecimal(208), oneDecimal(1_234.04)]).toEqual(['138.7', '208', '1,234']);
});
