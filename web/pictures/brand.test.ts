import { readFile, readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { products } from '#web/content/products/products.ts';
import { customerMarks } from './customer-marks.ts';
import { branchPins, koreaMap } from './korea-map.ts';

const publicFolder = new URL('../public/', import.meta.url);
const at = (path: string) => new URL(path.slice(1), publicFolder);
const ICONS = {
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-512.png': 512,
};

const SECTIONS = [
  'home',
  'company',
  'products',
  'events',
  'cases',
  'partnership',
  'support',
  'finder',
  'compare',
  'cost',
  'planner',
];
const PRODUCTS = products.map(({ slug }) => slug);

test.each([...SECTIONS, ...PRODUCTS])('the share image of %s is 1200 by 630 and light', async (name) => {
  const file = at(`/brand/share-${name}.jpg`);
  const { width, height } = await sharp(await readFile(file)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await stat(file)).size).toBeLessThanOrEqual(150_000);
});

test.each(Object.entries(ICONS))('%s is %i px wide and high', async (path, size) => {
  const { width, height } = await sharp(await readFile(at(path))).metadata();
  expect([width, height]).toEqual([size, size]);
});

test('the phone card is 600 by 400', async () => {
  const { width, height } = await sharp(await readFile(at('/brand/phone-card.png'))).metadata();
  expect([width, height]).toEqual([600, 400]);
});

test('at least 18 customers, each with a mark of its own and the size it states', async () => {
  const found = await readdir(at('/brand/customers/'));
  expect(new Set(customerMarks.map(({ src }) => src.split('/').at(-1)))).toEqual(new Set(found));
  expect(new Set(customerMarks.map(({ name }) => name)).size).toBe(customerMarks.length);
  expect(customerMarks.length).toBeGreaterThanOrEqual(18);
  const stated = await Promise.all(customerMarks.map(async ({ src }) => await readFile(at(src), 'utf8')));
  const unlike = customerMarks.filter(
    ({ width, height }, index) => !stated[index]!.includes(`width="${width}" height="${height}"`),
  );
  expect(unlike).toEqual([]);
});

test('every branch stands inside the map', () => {
  const [left, top, width, height] = koreaMap.viewBox.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const pins = Object.values(branchPins);
  expect(pins).toHaveLength(14);
  const outside = pins.filter(({ x, y }) => x < left || x > left + width || y < top || y > top + height);
  expect(outside).toEqual([]);
});
