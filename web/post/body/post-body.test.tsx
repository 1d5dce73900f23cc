import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { BlockNode, Body, InlineNode, ListItemNode, ParagraphNode } from '#contract/body.ts';
import { PostBody } from './post-body.tsx';

function html(...content: BlockNode[]): string {
  const body: Body = { type: 'doc', content };
  const Component = () => createElement(PostBody, { body, title: '콩밭상회', sizes: '100vw' });
  return renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', Component }]) }),
  );
}

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks }) as InlineNode;
const link = (href: string) => ({ type: 'link', attrs: { href } });
const paragraph = (...content: InlineNode[]): ParagraphNode => ({ type: 'paragraph', content });
const plain = (markup: string) => markup.replaceAll(/ (?:class|style)="[^"]*"/g, '');

it('marks up what the tree says', () => {
  const item: ListItemNode = { type: 'listItem', content: [paragraph(text('하나'))] };
  const shown = plain(
    html(
      { type: 'heading', attrs: { level: 2 }, content: [text('소제목')] },
      paragraph(text('굵게', { type: 'bold' }), { type: 'hardBreak' }, text('<b>글</b>')),
      { type: 'orderedList', content: [item] },
      { type: 'blockquote', content: [paragraph(text('인용'))] },
    ),
  );
  expect(shown).toContain('<h2>소제목</h2>');
  expect(shown).toContain('<p><strong>굵게</strong><br/>&lt;b&gt;글&lt;/b&gt;</p>');
  expect(shown).toContain('<ol><li><div><p>하나</p></div></li></ol>');
  expect(shown).toContain('<blockquote><div><p>인용</p></div></blockquote>');
});

it('sets a paragraph of names and values as definitions, and leaves one with more in it as it is', () => {
  const [model, seats] = [text('설치 모델: T10 1대'), text('테이블 수: 16개')];
  const shown = plain(html(paragraph(model, { type: 'hardBreak' }, seats)));
  expect(shown).toMatch(/<dt>설치 모델.*<dd>T10 1대.*<dt>테이블 수.*<dd>16개/);
  expect(plain(html(paragraph(text('읽었습니다.'), { type: 'hardBreak' }, seats)))).not.toContain('<dt>');
  expect(plain(html(paragraph(text('설치 모델: T10', link('/finder')))))).not.toContain('<dt>');
});

it('follows links of the web and of this site, and no others', () => {
  const shown = html(
    paragraph(text('웹', link('https://naru.example/a')), text('여기', link('/finder'))),
    paragraph(text('나쁜 것', link('javascript:alert(1)'))),
  );
  expect(shown).toMatch(/<a href="https:\/\/naru\.example\/a"[^>]* rel="noopener noreferrer"/);
  expect(shown).toMatch(/<a[^>]* href="\/finder"/);
  expect(shown).not.toContain('javascript:');
  expect(shown).toContain('나쁜 것');
});

it('keeps room for a picture by its size, offers smaller copies, and links to the file', () => {
  const attrs = { storedName: 'ab12.webp', alt: '홀', caption: '점심', width: 1600, height: 900 };
  const shown = html({ type: 'picture', attrs });
  expect(shown).toContain('width="1600" height="900" alt="홀" loading="lazy"');
  expect(shown).toContain('/resources/upload/ab12-800.avif 800w');
  expect(shown).toMatch(/<a href="\/resources\/upload\/ab12\.webp" aria-label="홀 크게 보기"/);
  expect(shown).toMatch(/<figcaption[^>]*>점심<\/figcaption>/);
});

it('names a video where it has no picture, before somebody watches it', () => {
  const address = 'https://www.youtube.com/watch?v=abcdefghijk';
  expect(plain(html({ type: 'video', attrs: { address } }))).toMatch(/>콩밭상회<\/p><button type="button"/);
});

it('sets figures by their last digit, and lets a wide table be moved by keys', () => {
  const cell = (type: 'tableHeader' | 'tableCell', words: string) => ({
    type,
    content: [paragraph(text(words))],
  });
  const shown = html({
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [{ type: 'tableHeader', content: [{ type: 'paragraph' }] }, cell('tableHeader', '값')],
      },
      { type: 'tableRow', content: [cell('tableHeader', '걸음'), cell('tableCell', '1,200보')] },
    ],
  });
  expect(shown).toMatch(/<th scope="col"[^>]* class="[^"]*text-right[^"]*"><p>값/);
  expect(shown).toMatch(/<tr[^>]*><td[^>]*><p><\/p><\/td>/);
  expect(shown).toMatch(/<th scope="row"[^>]*><p>걸음/);
  expect(shown).toMatch(/<td[^>]* class="[^"]*text-right[^"]*"><p>1,200보/);
  expect(shown).toContain('<div role="group" tabindex="0" aria-label="표"');
});

it('shows a video in the site’s frame, and leaves out what it does not know', () => {
  const shown = html({ type: 'video', attrs: { address: 'https://youtu.be/abcdefghijk' } }, {
    type: 'widget',
  } as unknown as BlockNode);
  expect(shown).toContain('콩밭상회 영상 재생');
  expect(shown).toContain('https://www.youtube.com/watch?v=abcdefghijk');
});

it('keeps the particle behind a quotation at it', () => {
  expect(html(paragraph(text('“된다”고 말합니다.')))).toContain(
    '된다<span class="whitespace-nowrap">”고</span> 말합니다.',
  );
});
