import { expect, test } from 'vitest';
import { marketing } from './marketing.ts';

test('what stands over each marketing case is said of its picture too', () => {
  for (const { picture } of marketing.cases) expect(picture.alt).toContain(`, ${marketing.note}, `);
});
