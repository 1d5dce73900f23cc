import { expect, test } from 'vitest';
import { boards } from '#contract/boards.ts';
import type { Post } from '#contract/post.ts';
import { cardFilms } from '#web/pictures/card-films.ts';
import { categoryNames, mediaOf, ownWord } from './post-view.ts';

const post: Post = {
  id: 1,
  title: '제목',
  content: '내용',
  url: '',
  category: 0,
  industry: 0,
  file: null,
  createdAt: '2025-03-04T05:05:00Z',
};
const file = (storedName: string, originalName = storedName, size = 1) => ({
  storedName,
  originalName,
  size,
});

test('a picture is shown, another file is offered as an attachment', () => {
  expect(mediaOf({ ...post, file: file('a.webp') })).toMatchObject({ picture: 'a.webp', attachment: null });
  expect(mediaOf({ ...post, file: file('a.pdf', '안내.pdf') })).toMatchObject({
    picture: null,
    attachment: { originalName: '안내.pdf' },
  });
});

test.each(['exe', 'JSP', 'php5', 'html', 'js'])('an attachment that ends in %s is hidden', (extension) => {
  expect(mediaOf({ ...post, file: file(`a.${extension}`) }).attachment).toBeNull();
  expect(mediaOf({ ...post, file: file('a.txt', `a.${extension}`) }).attachment).toBeNull();
});

test('a picture of the site that has a film brings it, another file of its name or its size does not', () => {
  const [[name, size] = ['', 0]] = Object.entries(cardFilms);
  expect(mediaOf({ ...post, file: file('a.webp', `${name}.webp`, size) }).film).toBe(name);
  expect(mediaOf({ ...post, file: file('a.webp', `${name}.webp`, size + 1) }).film).toBeNull();
  expect(mediaOf({ ...post, file: file('a.webp', '사진.webp', size) }).film).toBeNull();
  expect(mediaOf({ ...post, file: file('a.pdf', `${name}.pdf`, size) }).film).toBeNull();
});

test('a cover of the site is known by its name, a photo is none', () => {
  const isCover = (name: string) => mediaOf({ ...post, file: file('a.webp', name) }).isCover;
  expect(['news-visit.webp', 'event-rental.webp'].map(isCover)).toEqual([true, true]);
  expect(['lobby-b.webp', '우리 event-1.webp', 'news.webp'].map(isCover)).toEqual([false, false, false]);
  expect(mediaOf({ ...post, file: file('a.pdf', 'news-visit.webp') }).isCover).toBe(false);
});

test('a video address becomes a player, another address a link, and what is no address nothing', () => {
  expect(mediaOf({ ...post, url: 'https://youtu.be/abcdefghijk' })).toMatchObject({
    video: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    link: null,
  });
  const link = 'https://naru.example/news';
  expect(mediaOf({ ...post, url: link })).toMatchObject({ video: null, link });
  expect(mediaOf({ ...post, url: 'javascript:alert(1)' })).toMatchObject({ video: null, link: null });
});

test('a case is named by its kind and industry, an interview by its kind alone', () => {
  expect(categoryNames(boards.case, { ...post, category: 1, industry: 5 })).toEqual(['청소로봇', '호텔']);
  expect(categoryNames(boards.case, { ...post, category: 2 })).toEqual(['인터뷰']);
  expect(categoryNames(boards.event, { ...post, category: 1 })).toEqual(['뉴스/공지']);
  expect(categoryNames(boards.faq, { ...post, category: 9 })).toEqual([]);
});

test("a post has a word of its own where the server's is not that of its category and is not empty", () => {
  const wordOf = (subtitle: string) => ownWord(boards.event, { ...post, subtitle });
  expect(['렌탈 행사', '제품 EVENT', ''].map(wordOf)).toEqual(['렌탈 행사', undefined, undefined]);
  expect(ownWord(boards.event, post)).toBeUndefined();
  const namesWith = (subtitle: string) => categoryNames(boards.event, { ...post, subtitle });
  expect(['렌탈 행사', ''].map(namesWith)).toEqual([['렌탈 행사'], ['제품 EVENT']]);
});
