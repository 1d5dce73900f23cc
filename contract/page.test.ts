import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampPage, pageWindow, rowNumber, totalPages } from './page.ts';

const count = fc.nat(100_000);
const size = fc.integer({ min: 1, max: 100 });

it('there is always a page, and all pages together hold every row', () => {
  fc.assert(
    fc.property(count, size, (rows, pageSize) => {
      const pages = totalPages(rows, pageSize);
      expect(pages).toBeGreaterThanOrEqual(1);
      expect(pages * pageSize).toBeGreaterThanOrEqual(rows);
      expect((pages - 1) * pageSize).toBeLessThanOrEqual(rows);
    }),
  );
});

it('whatever is asked for becomes a page that exists', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN)),
      fc.integer({ min: 1, max: 10_000 }),
      (asked, pages) => {
        const page = clampPage(asked, pages);
        expect(Number.isInteger(page) && page >= 1 && page <= pages).toBe(true);
      },
    ),
  );
});

it('the window holds the current page, at most ten neighbours, and begins at 1, 11, 21 …', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), (pages, seed) => {
      const page = (seed % pages) + 1;
      const shown = pageWindow(page, pages);
      expect(shown).toContain(page);
      expect(shown.length).toBeLessThanOrEqual(10);
      expect((shown[0] ?? 0) % 10).toBe(1);
      expect(shown.at(-1)).toBeLessThanOrEqual(pages);
    }),
  );
});

it('row numbers count down from the total to 1 without a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 20 }), (totalCount, pageSize) => {
      const numbers: number[] = [];
      for (let page = 1; page <= totalPages(totalCount, pageSize); page += 1) {
        const rows = Math.min(pageSize, totalCount - (page - 1) * pageSize);
        for (let index = 0; index < rows; index += 1)
          numbers.push(rowNumber({ page, pageSize, totalCount }, index));
      }
      expect(numbers).toEqual(Array.from({ length: totalCount }, (_, index) => totalCount - index));
    }),
  );
});
