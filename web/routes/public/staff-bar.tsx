import { useLocation, useMatches } from 'react-router';
import type { Post } from '#contract/post.ts';
import { isAllowed } from '#contract/roles.ts';
import type { AdminIdentity } from '#contract/session.ts';
import { currentAdmin } from '#web/admin/session/session-calls.ts';
import { forgetAdmin } from '#web/admin/session/session-flag.ts';
import { adminPaths, type BoardPaths } from '#web/content/admin-paths.ts';
import { postListAt } from '#web/content/post-lists.ts';
import { homeOf } from '#web/content/screen-access.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Asks the server who is logged in. Until it says so, nobody is: a check that fails leaves no trace of a login. */
export async function askForStaff(): Promise<AdminIdentity | null> {
  forgetAdmin();
  return currentAdmin().catch(() => null);
}

const boardScreens: Readonly<Record<string, BoardPaths>> = adminPaths.boards;

/** Where the post that is shown is edited; null where none is. */
function useEditAddress(): string | null {
  const { pathname } = useLocation();
  const item = useMatches().find(({ id }) => id.startsWith('item/'));
  const post = item?.loaderData as Post | undefined;
  const board = postListAt(pathname)?.partition.board.name ?? '';
  const screens = boardScreens[board];
  return post === undefined || screens === undefined ? null : `${screens.detail(post.id)}?edit`;
}

const entry = 'flex min-h-11 items-center px-5 hover:text-accent -outline-offset-4';

/** For staff who look at the site: the way to the back office and, on a post, to its form. */
export function StaffBar({ role }: AdminIdentity) {
  const address = useEditAddress();
  const edit = isAllowed(role, 'editor') ? address : null;
  return (
    <nav
      aria-label="관리자 메뉴"
      data-print="hide"
      className={classNames(
        'on-night fixed bottom-20 left-3 z-20 flex divide-x divide-night-line rounded-full bg-night text-label font-semibold text-white shadow-float ring-1 ring-white/20 lg:bottom-5',
        // Behind an open dialog nothing can be pressed: there the bar stands in the dialog.
        '[:root:has(dialog[open])_&:not(dialog_*)]:hidden',
      )}
    >
      <a href={homeOf(role)} className={entry}>
        관리자
      </a>
      {edit !== null && (
        <a href={edit} className={entry}>
          수정
        </a>
      )}
    </nav>
  );
}
