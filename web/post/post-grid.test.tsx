import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { boards } from '#contract/boards.ts';
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

function htmlOf(shown: Post): string {
  const posts = [shown];
  const grid = createElement(PostGrid, {
    posts,
    board: boards.event,
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
