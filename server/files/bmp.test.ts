import { describe, expect, test } from 'vitest';
import { bmpFile, type BmpFields } from '#tests/support/sample-files.ts';
import { decodeBmp, isBmp } from './bmp.ts';
import { UnreadableImage } from './unreadable-image.ts';

const red = [255, 0, 0];
const green = [0, 255, 0];
const blue = [0, 0, 255];
const white = [255, 255, 255];
/** What every picture here shows, row by row from the top. */
const shown = [...red, ...green, ...blue, ...white];

/** Pixels stand in the file as blue, green, red, from the bottom row up, each row filled up to four bytes. */
const bgr = (colour: readonly number[]) => colour.toReversed();
const top = [...bgr(red), ...bgr(green), 0, 0];
const bottom = [...bgr(blue), ...bgr(white), 0, 0];
const plain = Buffer.from([...bottom, ...top]);
const wide = (last: number) =>
  Buffer.from([blue, white, red, green].flatMap((colour) => bgr(colour).concat(last)));
const palette = [red, green, blue, white].flatMap((colour) => bgr(colour).concat(0));
const usualMasks = [0xff0000, 0xff00, 0xff, 0xff000000];

const pictures: [string, Buffer, Partial<BmpFields>][] = [
  ['24 bits', plain, {}],
  ['24 bits from the top', Buffer.from([...top, ...bottom]), { height: -2 }],
  ['24 bits under a longer header', plain, { headerBytes: 124 }],
  ['24 bits after a gap', Buffer.concat([Buffer.alloc(20), plain]), { pixelsAt: 74 }],
  ['32 bits, the fourth byte unused', wide(0), { bits: 32 }],
  [
    '32 bits with masks behind the header',
    wide(0),
    { bits: 32, compression: 3, masks: usualMasks.slice(0, 3) },
  ],
  ['8 bits with a palette', Buffer.from([2, 3, 0, 0, 0, 1, 0, 0]), { bits: 8, palette }],
  ['4 bits with a palette', Buffer.from([0x23, 0, 0, 0, 0x01, 0, 0, 0]), { bits: 4, palette }],
];

describe('a bitmap', () => {
  test.each(pictures)('of %s is read', (_, pixels, fields) => {
    const bytes = bmpFile(pixels, fields);
    expect(isBmp(bytes)).toBe(true);
    const { data, raw } = decodeBmp(bytes);
    expect(raw).toEqual({ width: 2, height: 2, channels: 3 });
    expect([...data]).toEqual(shown);
  });

  test('of a single pixel is read', () => {
    const bytes = bmpFile(Buffer.from([...bgr(red), 0]), { width: 1, height: 1 });
    expect([...decodeBmp(bytes).data]).toEqual(red);
  });

  test('of one bit has two colours', () => {
    const bytes = bmpFile(Buffer.from([0b0100_0000, 0, 0, 0, 0b1000_0000, 0, 0, 0]), {
      bits: 1,
      palette: palette.slice(0, 8),
    });
    expect([...decodeBmp(bytes).data]).toEqual([...green, ...red, ...red, ...green]);
  });

  test('with an alpha mask keeps what is transparent', () => {
    const bytes = bmpFile(wide(128), { bits: 32, compression: 3, headerBytes: 124, masks: usualMasks });
    const { data, raw } = decodeBmp(bytes);
    expect(raw.channels).toBe(4);
    expect([...data.subarray(0, 8)]).toEqual([...red, 128, ...green, 128]);
  });
});

describe('what is no bitmap, or none that we open', () => {
  const huge = 0x7fff_ffff;
  const cases: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['two letters', Buffer.from('BM')],
    ['headers alone', bmpFile(Buffer.alloc(0))],
    ['one cut short by a byte', bmpFile(plain.subarray(0, -1))],
    ['pixels that begin behind the end', bmpFile(plain, { pixelsAt: 0xffff_ffff })],
    ['pixels that begin within the headers', bmpFile(plain, { pixelsAt: 20 })],
    ['the widest there is', bmpFile(plain, { width: huge, height: 1 })],
    ['the highest there is', bmpFile(plain, { width: 1, height: huge })],
    ['the highest there is, from the top', bmpFile(plain, { width: 1, height: -0x8000_0000 })],
    ['both', bmpFile(plain, { width: huge, height: huge })],
    ['no width', bmpFile(plain, { width: 0 })],
    ['a negative width', bmpFile(plain, { width: -2 })],
    ['no height', bmpFile(plain, { height: 0 })],
    [
      'more pixels than fit in memory',
      bmpFile(Buffer.alloc(2_000_000), { width: 4_000, height: 4_000, bits: 1 }),
    ],
    ['packed rows (RLE8)', bmpFile(plain, { bits: 8, compression: 1, palette })],
    ['packed rows (RLE4)', bmpFile(plain, { bits: 4, compression: 2, palette })],
    ['a JPEG within', bmpFile(plain, { bits: 0, compression: 4 })],
    ['16 bits', bmpFile(plain, { bits: 16 })],
    ['64 bits', bmpFile(plain, { bits: 64 })],
    ['unusual masks', bmpFile(wide(0), { bits: 32, compression: 3, masks: [0xff, 0xff00, 0xff0000] })],
    ['masks that are missing', bmpFile(wide(0), { bits: 32, compression: 3 })],
    ['the header of another system', bmpFile(plain, { headerBytes: 12 + 64 })],
    ['two planes', Buffer.from(bmpFile(plain)).fill(2, 26, 27)],
    ['a page that begins like one', Buffer.from('BM<script>alert(1)</script>'.padEnd(200, ' '))],
  ];
  test.each(cases)('%s is refused', (_, bytes) => {
    expect(isBmp(bytes)).toBe(false);
    expect(() => decodeBmp(bytes)).toThrow(UnreadableImage);
  });

  test('any cut or changed byte ends in an answer, and in no more pixels than the file has', () => {
    const bytesOf = (bytes: Buffer) => (isBmp(bytes) ? decodeBmp(bytes).data.length : 0);
    for (const [, pixels, fields] of pictures) {
      const whole = bmpFile(pixels, fields);
      for (let at = 0; at < whole.length; at += 1) {
        expect(bytesOf(whole.subarray(0, at))).toBeLessThan(100);
        for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
          const changed = Buffer.from(whole);
          changed[at] = value;
          expect(bytesOf(changed)).toBeLessThan(1_000);
        }
      }
    }
  });
});
