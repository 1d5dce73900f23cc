import type { Office } from '#web/content/admin-menu.ts';
import { boardDetailScreen } from './board-detail.tsx';
import { boardListScreen } from './board-list.tsx';
import { boardRegistrationScreen } from './board-registration.tsx';

/** The screens of a board by their addresses. */
export function boardScreens(office: Office) {
  const { list, detail, registration } = office.paths;
  return {
    [list]: boardListScreen(office),
    [detail(':id')]: boardDetailScreen(office),
    [registration]: boardRegistrationScreen(office),
  };
}
