import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { boards, type Board } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { PostGrid } from './post-grid.tsx';

const post: Post = {
  id: 1,
  title: '단기 렌탈',
  content: '내용',
  url: '',
  category: 0,
  industry: 0,
  file: null,
  createdAt: '2026-10-12T09:00:00+09:00',
};

function htmlOf(shown: Post, board: Board = boards.event): string {
  const posts = [shown];
  const grid = createElement(PostGrid, {
    posts,
    board,
    hrefFor: () => '/',
    opensOver: true,
    today: null,
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, grid));
}

function wordsOn(subtitle: string | undefined): string {
  return htmlOf({ ...post, ...(subtitle !== undefined && { subtitle }) })
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
}

it("says the server's own word for a post on its card, and no word that all of its list have", () => {
  expect(wordsOn('렌탈 행사')).toContain('|렌탈 행사|단기 렌탈|');
  const plain = wordsOn(undefined);
  expect(plain).toMatch(/^\|단기 렌탈\|/);
  expect(wordsOn('제품 EVENT')).toBe(plain);
});

it('breaks a title where it pauses, but one that is longer than its two lines only where the clamp can count them', () => {
  expect(htmlOf({ ...post, title: '카페, 두 대를 들이다' })).toContain('카페,</span>');
  const long = `카페, ${'반 년 동안 함께 일한 이야기 '.repeat(4)}끝`;
  expect(htmlOf({ ...post, title: long })).toContain(`>${long}<`);
  const longPart = '나루로보틱스, 외식 서비스 로봇 부문 고객 만족 우수 기업 선정';
  expect(htmlOf({ ...post, title: longPart })).toContain(`>${longPart}<`);
});

it('says who said something below the words, of which none are lost, and shows photographs as wide as they are', () => {
  const quote = '“아이들이 로봇 보러 또 오자고 해요”';
  const shown = htmlOf({ ...post, title: `${quote} 도란마당 대표` }, boards.case);
  expect(shown.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')).toContain(`|${quote}| |도란마당 대표|`);
  expect(shown).not.toContain('line-clamp-2');
  expect([shown, htmlOf(post)].map((html) => html.includes('aspect-video'))).toEqual([true, false]);
});
