import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Post } from '#contract/post.ts';
import { PostHead } from './post-head.tsx';

const post = {
  id: 1,
  title: '단기 렌탈',
  content: '이용 기간: 2026년 11월 1일 ~ 12월 31일',
  url: 'https://naru.example/more',
  file: null,
  category: 0,
  industry: 0,
  createdAt: '2026-10-12T09:00:00+09:00',
} as unknown as Post;

const on = (today: string | null) =>
  renderToStaticMarkup(
    createElement(PostHead, { post, today, names: ['제품 EVENT'], date: '2026-10-12 09:00' }),
  );
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

it('says when an event runs and, told apart from that, when it was written', () => {
  expect(words(on('2027-01-01'))).toBe(
    '|종료|제품 EVENT|이용 기간|2026년 11월 1일 ~ 12월 31일|등록일|2026-10-12 09:00|',
  );
  expect(words(on(null))).toBe('|제품 EVENT|2026-10-12 09:00|');
});

it('leads to what an event is about while it runs', () => {
  expect(on('2026-11-19')).toContain('href="https://naru.example/more"');
  for (const other of ['2026-10-31', '2027-01-01', null]) expect(on(other)).not.toContain('href');
});
