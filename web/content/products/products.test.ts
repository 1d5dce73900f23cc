import { expect, test } from 'vitest';
import { c30 } from './c30.ts';
import { c40 } from './c40.ts';
import { s100 } from './s100.ts';
import { t10 } from './t10.ts';
import { t11 } from './t11.ts';
import { t6t5 } from './t6-t5.ts';
import { t8 } from './t8.ts';
import { t9 } from './t9.ts';
import { w3 } from './w3.ts';

const products = [t10, t8, t9, t11, t6t5, w3, s100, c30, c40].map(
  (product) => [product.model, product] as const,
);

test.each(products)('every picture on the page of %s shows that robot, and none twice', (model, product) => {
  const pictures = [...product.pictures, ...product.features.map((feature) => feature.picture)];
  const shown = new RegExp(
    model
      .split(' · ')
      .map((name) => `${name}(?!\\d)`)
      .join('|'),
  );
  for (const picture of pictures) expect(picture.alt).toMatch(shown);
  expect(new Set(pictures.map((picture) => picture.src)).size).toBe(pictures.length);
});

test.each(products)('the page of %s has three or four features', (_, product) => {
  expect([3, 4]).toContain(product.features.length);
});
