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

function wordsOn(subtitle: string | undefined): string {
  const posts = [{ ...post, ...(subtitle !== undefined && { subtitle }) }];
  const grid = createElement(PostGrid, {
    posts,
    board: boards.event,
    hrefFor: () => '/',
    opensOver: true,
    today: null,
  });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, grid));
  return html
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
