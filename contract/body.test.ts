import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, textOf } from './body-text.ts';
import { optionalBody, type Body } from './body.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const { valid } = messages;
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks[0] && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const picture = (attrs: object = {}) => ({
  type: 'picture',
  attrs: { storedName: 'ab12.webp', alt: '', caption: '', width: 800, height: 600, ...attrs },
});
const video = (address: string) => ({ type: 'video', attrs: { address } });
const item = (...content: object[]) => ({ type: 'listItem', content });
const list = (...content: object[]) => ({ type: 'bulletList', content });
const numbered = (...content: object[]) => ({ type: 'orderedList', attrs: { start: 1 }, content });
const cell = (type: string, words: string) => ({
  type,
  content: [words === '' ? paragraph() : paragraph(text(words))],
});
const table = (...rows: string[][]) => ({
  type: 'table',
  content: rows.map((row, index) => ({
    type: 'tableRow',
    content: row.map((words) => cell(index === 0 ? 'tableHeader' : 'tableCell', words)),
  })),
});

const read = (given: unknown) => optionalBody.safeParse(given);
const refusal = (given: unknown) => read(given).error?.issues[0]?.message;

const whole = doc(
  paragraph(text('굵은 말', { type: 'bold' }), text(' 그리고 '), text('주소', link('https://naru.example/'))),
  { type: 'heading', attrs: { level: 2 }, content: [text('소제목')] },
  list(item(paragraph(text('하나')), numbered(item(paragraph(text('안쪽'))))), item(paragraph(text('둘')))),
  { type: 'blockquote', content: [paragraph(text('인용')), list(item(paragraph(text('셋'))))] },
  picture({ alt: '홀을 지나는 로봇', caption: '점심의 홀' }),
  video('https://youtu.be/abcdefghijk'),
  table(['항목', '값'], ['걸음', '1,200'], ['', '']),
  paragraph(text('첫 줄'), { type: 'hardBreak' }, text('다음 줄')),
);

/** Lists inside lists. */
function nested(levels: number): object {
  let node: object = paragraph(text('바닥'));
  for (let level = 0; level < levels; level += 1) node = list(item(paragraph(), node));
  return doc(node);
}

/** Nested as JSON text, which no writer of JSON could make of a tree so deep. */
const deepText = (levels: number) => `${'{"type":"doc","content":['.repeat(levels)}${']}'.repeat(levels)}`;

describe('a body', () => {
  it('keeps all that the editor writes, as a tree and as JSON text', () => {
    const numberedKept = JSON.stringify(whole).replaceAll('"attrs":{"start":1},', '');
    expect(JSON.stringify(read(whole).data)).toBe(numberedKept);
    expect(JSON.stringify(read(JSON.stringify(whole)).data)).toBe(numberedKept);
  });

  it('is none where nothing is sent', () => {
    for (const given of [undefined, null, ''])
      expect(read(given)).toEqual({ success: true, data: undefined });
  });

  it('drops what the editor says of links, numbers and cells beside what is shown', () => {
    const attrs = { href: 'naru.example', target: '_blank', rel: 'noopener', class: null };
    const wide = { colspan: 2, rowspan: 1, colwidth: [100] };
    const given = doc(paragraph(text('가', { type: 'link', attrs })), {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ ...cell('tableCell', '나'), attrs: wide }] }],
    });
    const written = JSON.stringify(read(given).data);
    expect(written).toContain('"attrs":{"href":"https://naru.example"}');
    expect(written).toContain('"attrs":{"colspan":2,"rowspan":1}');
  });

  it('has composed text without marks that turn its direction, and no text of which nothing is left', () => {
    const given = doc(paragraph(text('로봇'.normalize('NFD') + '\u202E'), text('\u202E')));
    expect(read(given).data).toEqual(doc(paragraph(text('로봇'))));
  });

  it.each<[string, unknown, string]>([
    ['an unknown node', doc({ type: 'script', content: [] }), valid.body],
    ['an unknown mark', doc(paragraph(text('가', { type: 'underline' }))), valid.body],
    ['an unknown attribute', doc({ ...paragraph(), style: 'color: red' }), valid.body],
    ['an attribute of a picture', doc(picture({ src: 'https://evil.example/a.png' })), valid.body],
    ['another heading', doc({ type: 'heading', attrs: { level: 1 } }), valid.body],
    ['a picture inside a list', doc(list(item(picture()))), valid.body],
    ['a list that begins with a list', doc(list(item(list(item(paragraph()))))), valid.body],
    ['nothing', doc(), valid.body],
    ['a list', [], valid.body],
    ['a number', 7, valid.body],
    ['text that is no JSON', '본문', valid.body],
    ['a link that runs', doc(paragraph(text('가', link('javascript:alert(1)')))), valid.bodyLink],
    ['a link that runs, hidden', doc(paragraph(text('가', link('java\tscript:alert(1)')))), valid.bodyLink],
    ['data as a link', doc(paragraph(text('가', link('data:text/html,x')))), valid.bodyLink],
    ['a link to another site as a path', doc(paragraph(text('가', link('//evil.example')))), valid.bodyLink],
    ['a link with NUL', doc(paragraph(text('가', link('https://naru.example/\0')))), valid.bodyLink],
    ['a video of elsewhere', doc(video('https://evil.example/embed/abcdefghijk')), valid.bodyVideo],
    ['NUL', doc(paragraph(text('가\0나'))), valid.badCharacters],
    ['half a letter', doc(paragraph(text('\uD800'))), valid.badCharacters],
    ['a picture without end', doc(picture({ width: 1e308 })), valid.body],
    ['a picture of nothing', doc(picture({ height: 0 })), valid.body],
    ['a picture by a path', doc(picture({ storedName: '../a.webp' })), valid.body],
    ['a long caption', doc(picture({ caption: '가'.repeat(301) })), valid.tooLong(limits.pictureText)],
    ['21 pictures', doc(...Array.from({ length: 21 }, () => picture())), valid.bodyPictures],
    [
      '10,000 paragraphs',
      doc(...Array.from({ length: 10_000 }, () => paragraph(text('가')))),
      valid.bodyLong,
    ],
    ['more bytes than are kept', doc(paragraph(text('가'.repeat(90_000)))), valid.bodyLong],
    ['20 lists in each other', nested(20), valid.bodyDeep],
    ['60,000 nodes in each other', deepText(60_000), valid.bodyDeep],
  ])('is refused in words: %s', (_, given, sentence) => {
    expect(refusal(given)).toBe(sentence);
  });

  it('lets nobody name a prototype', () => {
    const given = JSON.stringify(whole).replace('"type":"bold"', '"type":"bold","__proto__":{"polluted":1}');
    const { data } = read(given);
    expect(JSON.stringify(data ?? '')).not.toContain('polluted');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(refusal(doc({ type: 'constructor' }))).toBe(valid.body);
    expect(refusal(doc({ type: '__proto__' }))).toBe(valid.body);
  });

  it('is refused or read, never anything else, whatever is put somewhere in it', () => {
    const places = JSON.stringify(whole).match(/"[^"]*"|\d+/g) ?? [];
    const stray = fc.oneof(fc.json(), fc.constantFrom('1e999', '-0', '"\\u0000"', '{"__proto__":[]}', '[]'));
    fc.assert(
      fc.property(fc.nat(places.length - 1), stray, (place, value) => {
        let seen = -1;
        const given = JSON.stringify(whole).replace(/"[^"]*"|\d+/g, (part) =>
          (seen += 1) === place ? value : part,
        );
        const { success, data, error } = read(given);
        const isKept = success && isDeepStrictEqual(read(data).data, data);
        const isRefused = /[가-힣].*[.]$/.test(error?.issues[0]?.message ?? '');
        expect(isKept || isRefused).toBe(true);
      }),
    );
  });
});

describe('a body in plain text', () => {
  it('says everything in its order', () => {
    expect(textOf(whole as Body).split('\n')).toEqual([
      '굵은 말 그리고 주소',
      '',
      '소제목',
      '',
      '- 하나',
      '  1. 안쪽',
      '- 둘',
      '',
      '인용',
      '- 셋',
      '',
      '점심의 홀',
      '',
      'https://youtu.be/abcdefghijk',
      '',
      '항목 | 값',
      '걸음 | 1,200',
      '',
      '첫 줄',
      '다음 줄',
    ]);
  });

  it('comes back from plain text as it was', () => {
    const plain = '첫 문단\n둘째 줄\n\n다음 문단';
    expect(textOf(bodyOf(plain))).toBe(plain);
    expect(bodyOf(plain).content).toHaveLength(2);
    expect(read(bodyOf(`${plain}\n\n\n끝`)).success).toBe(true);
  });
});
