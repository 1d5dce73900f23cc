import fc from 'fast-check';
import { hostileTexts } from './hostile-texts.ts';

const nestedArrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Nests so deep that a function which calls itself for each level does not come back; as JSON, which nothing here builds. */
const nested = fc
  .tuple(fc.constantFrom(nestedArrays, nestedObjects), fc.constantFrom(100, 5_000, 30_000))
  .map(([nest, depth]) => nest(depth));

/** Values that break whoever turns them into text or a number without asking what they are. */
export const traps = [
  '{"toString":1}',
  '{"valueOf":1,"toString":null}',
  '{"__proto__":{"a":1}}',
  '{"0":1,"length":1}',
  '[[1]]',
  '1e400',
  '"\\u0000"',
  '"\\ud800"',
  nestedObjects(30_000),
];

const oddJson = [
  ...traps,
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e20',
  '9007199254740993',
  '""',
  '" "',
  '{}',
  '[]',
  '[null]',
  '{"constructor":{"prototype":1}}',
  '{"then":1}',
  '{"toJSON":1}',
  '"a\\u0000b"',
  '"\\udc00x"',
  '"\\u0007\\u007f"',
  '"constructor"',
  '"toString"',
  ...hostileTexts.map((text) => JSON.stringify(text)),
];

const long = fc
  .tuple(
    fc.constantFrom('a', '가', '😀', '\r\n', '\u0301', '%'),
    fc.constantFrom(101, 5_001, 60_000, 270_000),
  )
  .map(([character, length]) => JSON.stringify(character.repeat(length)));

/** What no field expects, written as JSON: most of it is text that `JSON.stringify` would never write. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...oddJson), weight: 12 },
  { arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)), weight: 4 },
  { arbitrary: nested, weight: 1 },
  { arbitrary: long, weight: 1 },
);

/** The same as the text of a form's field. */
export const hostileText: fc.Arbitrary<string> = hostileJson.map((json) => {
  const value: unknown = json.startsWith('"') ? JSON.parse(json) : json;
  return String(value);
});

/** A piece of an address, encoded or not as it happens. */
export const hostilePiece: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '2',
    '-1',
    '01',
    '1.0',
    '1e3',
    '+1',
    ' 1',
    '0x1',
    '999999999',
    '99999999999999999999',
  ),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%2f',
    '%2e%2e',
    '%c0%ae',
    '%ED%A0%80',
    '%F0%9F%A4%96',
    '%EA%B0%80',
    '%0d%0a',
  ),
  fc.constantFrom(
    '..',
    '.',
    ';',
    ';x=1',
    '*',
    '$',
    '~',
    '_',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'null',
  ),
  fc.constantFrom(
    'a'.repeat(301),
    '%41'.repeat(301),
    '9'.repeat(400),
    '/',
    '//',
    '\\',
    '[]',
    '{}',
    "'",
    '"',
    '<>',
  ),
  fc.constantFrom(...hostileTexts).map((text) => encodeURIComponent(text)),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
