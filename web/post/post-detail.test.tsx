import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { boards } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { PostDetail } from './post-detail.tsx';
import { PostHead } from './post-head.tsx';

const post: Post = {
  id: 1,
  title: '단기 렌탈',
  content: '이용 기간: 2026년 11월 1일 ~ 12월 31일',
  url: 'https://naru.example/more',
  category: 0,
  industry: 0,
  file: null,
  createdAt: '2026-10-12T09:00:00+09:00',
};

const linksIn = (html: string) => html.split(`href="${post.url}"`).length - 1;

it.each([
  ['an event that runs', '2026-11-19', { head: 1, detail: 0 }],
  ['an event to come', '2026-10-31', { head: 0, detail: 1 }],
  ['an event that is over', '2027-01-01', { head: 0, detail: 1 }],
  ['a post of a list whose posts do not run for a time', null, { head: 0, detail: 1 }],
])('leads once to what %s is about', (_, today, { head, detail }) => {
  const shown = {
    head: createElement(PostHead, { post, today, names: [], date: '2026-10-12 09:00' }),
    detail: createElement(PostDetail, { post, board: boards.event, today, sizes: '100vw', links: [] }),
  };
  expect(linksIn(renderToStaticMarkup(shown.head))).toBe(head);
  expect(linksIn(renderToStaticMarkup(shown.detail))).toBe(detail);
});

it('says once when an event runs: under its title, and not among its facts', () => {
  const content = '빌려 드립니다.\n\n이용 기간: 2026년 11월 1일 ~ 12월 31일\n포함 사항: 설치';
  const shown = (today: string | null) =>
    renderToStaticMarkup(
      createElement(PostDetail, {
        post: { ...post, content },
        board: boards.event,
        today,
        sizes: '100vw',
        links: [],
      }),
    );
  expect(shown('2026-11-19')).not.toContain('11월');
  expect(shown('2026-11-19')).toContain('포함 사항');
  expect(shown(null)).toContain('11월');
});
