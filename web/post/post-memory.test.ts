import { expect, test } from 'vitest';
import type { Post } from '#contract/post.ts';
import { recallPost, rememberPosts } from './post-memory.ts';

const post = (id: number, category = 0) => ({ id, category, title: `${id}` }) as Post;

test('a post is recalled on its own board and category only', () => {
  rememberPosts('event', [post(1)]);
  expect(recallPost('event', 0, 1)?.title).toBe('1');
  expect(recallPost('event', 1, 1)).toBeNull();
  expect(recallPost('case', 0, 1)).toBeNull();
});

test('a newer version replaces the older, and the oldest posts are forgotten', () => {
  rememberPosts('faq', [post(1)]);
  rememberPosts('faq', [{ ...post(1), title: '고침' }]);
  expect(recallPost('faq', 0, 1)?.title).toBe('고침');
  rememberPosts(
    'case',
    Array.from({ length: 500 }, (_, index) => post(index)),
  );
  expect(recallPost('faq', 0, 1)).toBeNull();
  expect(recallPost('case', 0, 499)).not.toBeNull();
});
