import type { BoardScreens } from '#web/content/admin-menu.ts';
import { boardDetailScreen } from './board-detail.tsx';
import { boardListScreen } from './board-list.tsx';
import { boardRegistrationScreen } from './board-registration.tsx';

/** The screens of a board by their addresses. */
export function screensByPath(screens: BoardScreens) {
  const { list, detail, registration } = screens.paths;
  return {
    [list]: boardListScreen(screens),
    [detail(':id')]: boardDetailScreen(screens),
    [registration]: boardRegistrationScreen(screens),
  };
}
