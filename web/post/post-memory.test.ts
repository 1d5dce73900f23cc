import { expect, test } from 'vitest';
import { boards } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { recallPost, rememberPosts } from './post-memory.ts';

const post = (id: number, category = 0) => ({ id, category, title: `${id}` }) as Post;

test('a post is recalled on its own board and category only', () => {
  rememberPosts(boards.event, [post(1)]);
  expect(recallPost(boards.event, 0, 1)?.title).toBe('1');
  expect(recallPost(boards.event, 1, 1)).toBeNull();
  expect(recallPost(boards.case, 0, 1)).toBeNull();
});

test('a newer version replaces the older, and the oldest posts are forgotten', () => {
  rememberPosts(boards.faq, [post(1)]);
  rememberPosts(boards.faq, [{ ...post(1), title: '고침' }]);
  expect(recallPost(boards.faq, 0, 1)?.title).toBe('고침');
  rememberPosts(
    boards.case,
    Array.from({ length: 500 }, (_, index) => post(index)),
  );
  expect(recallPost(boards.faq, 0, 1)).toBeNull();
  expect(recallPost(boards.case, 0, 499)).not.toBeNull();
});
