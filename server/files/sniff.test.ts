import { describe, expect, test } from 'vitest';
import {
  bmpFile,
  compoundFile,
  docxFile,
  hangulFile,
  pdfFile,
  picture,
  wordFile,
  zipFile,
} from '#tests/support/sample-files.ts';
import { contentMatches } from './sniff.ts';

const png = await picture(4, 4).png().toBuffer();
const jpeg = await picture(4, 4).jpeg().toBuffer();
const gif = await picture(4, 4).gif().toBuffer();
const webp = await picture(4, 4).webp().toBuffer();
const avif = await picture(4, 4).avif().toBuffer();
const bmp = bmpFile(Buffer.alloc(16));
const exe = Buffer.from(
  `MZ\u0090\0\u0003${'\0'.repeat(100)}This program cannot be run in DOS mode.`,
  'latin1',
);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const heic = Buffer.concat([avif.subarray(0, 8), Buffer.from('heicmif1heic'), avif.subarray(20)]);
heic.writeUInt32BE(20, 0);
/** `안녕하세요` as older Korean programs write it. */
const cp949 = Buffer.from('bec8b3e7c7cfbcbcbfe4', 'hex');

describe('a file that is what its extension says', () => {
  test.each([
    ['jpg', jpeg],
    ['jpeg', jpeg],
    ['png', png],
    ['gif', gif],
    ['webp', webp],
    ['avif', avif],
    ['bmp', bmp],
    ['pdf', pdfFile()],
    ['doc', wordFile()],
    ['hwp', hangulFile()],
    ['docx', docxFile()],
    ['txt', Buffer.from('안녕하세요\r\n\t로봇')],
    ['txt', cp949],
    ['txt', Buffer.alloc(0)],
  ])('%s', (extension, bytes) => {
    expect(contentMatches(extension, bytes)).toBe(true);
  });
});

describe('a file that lies about its type', () => {
  test.each([
    ['an exe as png', 'png', exe],
    ['an exe as txt', 'txt', exe],
    ['html as jpg', 'jpg', html],
    ['svg as png', 'png', svg],
    ['a png as jpg', 'jpg', png],
    ['heic as avif', 'avif', heic],
    ['heic under its own name', 'heic', heic],
    ['a png as bmp', 'bmp', png],
    ['a bmp as png', 'png', bmp],
    ['text that begins like a bitmap', 'bmp', Buffer.from('BM은 비트맵입니다.'.repeat(20))],
    ['a doc as hwp', 'hwp', wordFile()],
    ['an hwp as doc', 'doc', hangulFile()],
    ['an old spreadsheet as doc', 'doc', compoundFile(['Workbook'])],
    ['a name from Hangul without its signature', 'hwp', compoundFile(['FileHeader'])],
    ['any zip as docx', 'docx', zipFile([{ name: 'a.txt' }])],
    ['a docx as pdf', 'pdf', docxFile()],
    ['html with a pdf in it', 'pdf', Buffer.concat([html, pdfFile()])],
    ['UTF-16 text', 'txt', Buffer.from('\uFEFF로봇 a', 'utf16le')],
    ['neither UTF-8 nor CP949', 'txt', Buffer.from([0x61, 0xff, 0xff, 0x62])],
    ['an extension without a rule', 'svg', svg],
    ['the name of an inherited property', 'constructor', png],
    ['an empty picture', 'png', Buffer.alloc(0)],
  ])('%s', (_, extension, bytes) => {
    expect(contentMatches(extension, bytes)).toBe(false);
  });
});

describe('a docx is read without unpacking it', () => {
  test.each([
    ['with macros', docxFile({ name: 'word/vbaProject.bin' })],
    ['with something in front', Buffer.concat([Buffer.from('<html>'), docxFile()])],
    ['with something behind', Buffer.concat([docxFile(), Buffer.from('<html>')])],
    ['that claims to unpack to 4 GB', docxFile({ name: 'word/big.xml', claimedBytes: 0xffffffff })],
    ['whose file leaves its folder', docxFile({ name: '../../etc/cron.d/x' })],
    ['cut short', docxFile().subarray(0, -30)],
    ['of 5,000 entries', docxFile(...Array.from({ length: 5_000 }, (_, index) => ({ name: `${index}` })))],
  ])('one %s is refused', (_, bytes) => {
    expect(contentMatches('docx', bytes)).toBe(false);
  });

  test('any cut or changed byte ends in an answer, never in an error', () => {
    for (const [extension, whole] of [
      ['docx', docxFile()],
      ['hwp', hangulFile()],
    ] as const) {
      for (let at = 0; at < whole.length; at += 1) {
        const changed = Buffer.from(whole);
        changed[at] = 0xff;
        expect(contentMatches(extension, changed)).toBeTypeOf('boolean');
        expect(contentMatches(extension, whole.subarray(0, at))).toBeTypeOf('boolean');
      }
    }
  });
});
