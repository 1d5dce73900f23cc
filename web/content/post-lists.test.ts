import { expect, test } from 'vitest';
import { categoriesOf, everyBoard } from '#contract/boards.ts';
import { adminMenu, boardScreens } from './admin-menu.ts';
import { menu } from './menu.ts';
import { postLists } from './post-lists.ts';

test.each(everyBoard)('$name is on a public page, in the back office and in its menu', (board) => {
  expect(postLists.filter(({ partition }) => partition.board === board)).not.toEqual([]);
  const screens = boardScreens.find((one) => one.board === board);
  expect(adminMenu('owner').map(({ to }) => to)).toContain(screens?.paths.list);
});

test.each(postLists)('$path stands in the menu, under the group it names', (list) => {
  expect(menu).toContain(list.menu);
  expect(list.menu.items.map(({ to }) => to)).toContain(list.path);
});

test.each(everyBoard)('the categories of $name are numbered in their order', (board) => {
  expect(categoriesOf(board).map(({ number }) => number)).toEqual([...categoriesOf(board).keys()]);
});
