import { expect, test } from 'vitest';
import { paths } from '#web/content/paths.ts';
import { pageAddress } from './page-address.ts';

const site = 'https://naru.example';
const item = `item${paths.events}`;

function addressOf(asked: string): string | null {
  const address = pageAddress(new URL(asked, site), (id) => id === item);
  return address && address.pathname + decodeURIComponent(address.search);
}

test.each(Object.values(paths))('%s is one page, whatever parameters are made up for it', (path) => {
  expect(addressOf(`${path}?tab=x&filter=x&page=x&from=x&_routes=x&utm_source=x`)).toBe(path);
});

test('a page without a list knows no parameter of a list', () => {
  expect(addressOf(`${paths.company}?page=2&keyword=T8&filter=all&tab=hotel&sent=1`)).toBe(paths.company);
});

test('a list and its posts know page, keyword and filter; only cases know an industry', () => {
  const search = '?tab=hotel&keyword=T8&filter=all&page=2';
  expect(addressOf(paths.servingCases + search)).toBe(paths.servingCases + search);
  expect(addressOf(`${paths.events}/12${search}`)).toBe(`${paths.events}/12?keyword=T8&filter=all&page=2`);
});

test.each(['page=1', 'page=0', 'page=0001', 'page=abc', 'tab=restaurant', 'filter=title', 'keyword=%20'])(
  'what means the default ("%s") is left out',
  (search) => expect(addressOf(`${paths.servingCases}?${search}`)).toBe(paths.servingCases),
);

test('a keyword has one spelling', () => {
  const decomposed = encodeURIComponent(' 로봇 '.normalize('NFD'));
  expect(addressOf(`${paths.events}?filter=title&keyword=${decomposed}&keyword=2`)).toBe(
    `${paths.events}?keyword=로봇`,
  );
});

test('a form that was sent without scripts is told so, in one way', () => {
  expect(addressOf(`${paths.support}?sent=anything`)).toBe(`${paths.support}?sent=1`);
});

test('what became of one inquiry is kept under no address, and neither is the form that tells its number', () => {
  const receipt = '7F3K9M2Q'.padEnd(26, 'A');
  for (const path of [`/inquiry/${receipt}`, `/inquiry/${receipt}.data`, '/inquiry/wrong'])
    expect(addressOf(path)).toBeNull();
  expect(addressOf(`${paths.support}?sent=${receipt}`)).toBeNull();
  expect(addressOf(`${paths.company}?sent=${receipt}`)).toBe(paths.company);
});

test("a page's data has the page's parameters, and a route that there is", () => {
  const data = `${paths.events}/12.data`;
  expect(addressOf(`${data}?_routes=${item}&keyword=T8&tab=x`)).toBe(`${data}?keyword=T8&_routes=${item}`);
  expect(addressOf(`${data}?_routes=x`)).toBe(data);
});

test('the form with what a tool found for one visitor is kept under no address; nonsense makes no such page', () => {
  for (const found of ['c_note=결과', 'c_prd=serving', 'c_prdname=T10'])
    expect(addressOf(`${paths.support}?${found}`)).toBeNull();
  expect(addressOf(`${paths.support}?c_note=%00&c_prd=flying&c_prdname=T99`)).toBe(paths.support);
  expect(addressOf(`${paths.partnership}?c_note=결과`)).toBe(paths.partnership);
});

test('the finder knows its answers, in one order and within their range', () => {
  expect(addressOf(`${paths.finder}?load=999&x=1&aisle=060&task=serving&ad=yes&place=moon`)).toBe(
    `${paths.finder}?task=serving&aisle=60&load=200`,
  );
});

test('the comparison knows its models, and whether something was left out', () => {
  expect(addressOf(`${paths.compare}?x=1&models=t10,T8&same=0`)).toBe(
    `${paths.compare}?models=T10,T8&same=0`,
  );
  expect(addressOf(`${paths.compare}?models=T10&models=T0&same=1`)).toBe(`${paths.compare}?models=T10&cut=1`);
});

test('the calculator knows its figures in one spelling, and keeps no page about what somebody mistyped', () => {
  expect(addressOf(`${paths.cost}?x=1&rent=60만원&robots=02&wage=10,320&model=T10`)).toBe(
    `${paths.cost}?model=T10&robots=2&rent=600000`,
  );
  expect(addressOf(`${paths.cost}?example=1&model=C30`)).toBe(`${paths.cost}?example=1`);
  for (const mistyped of ['rent=abc', 'hours=99', 'robots=1.5'])
    expect(addressOf(`${paths.cost}?${mistyped}`)).toBeNull();
});

test('the planner knows a robot that serves, in one way', () => {
  expect(addressOf(`${paths.planner}?model=T9&x=1`)).toBe(`${paths.planner}?model=T9`);
  for (const model of ['T10', 'C30', 'T99', ''])
    expect(addressOf(`${paths.planner}?model=${model}`)).toBe(paths.planner);
});
