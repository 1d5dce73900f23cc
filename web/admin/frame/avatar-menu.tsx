import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router';

interface AvatarMenuProps {
  name: string;
  passwordHref: string;
  onLogout: () => void;
}

const entry = 'flex min-h-11 w-full items-center rounded-sm px-4 text-left text-label hover:bg-surface';

/** The browser's own popover: it closes on Escape and on a click beside it. */
export function AvatarMenu({ name, passwordHref, onLogout }: AvatarMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="avatar-menu"
        className="flex min-h-11 items-center gap-2 rounded-full px-3 text-label font-semibold hover:bg-surface"
      >
        <CircleUserRound aria-hidden className="size-6" />
        {name}
        <span className="sr-only"> 메뉴</span>
      </button>
      <div
        id="avatar-menu"
        popover="auto"
        className="inset-auto top-14 right-4 m-0 w-48 rounded-sm border border-line bg-white p-2 shadow-float"
      >
        <Link
          to={passwordHref}
          className={entry}
          onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          회원정보 수정
        </Link>
        <button
          type="button"
          popoverTarget="avatar-menu"
          popoverTargetAction="hide"
          className={entry}
          onClick={onLogout}
        >
          Logout
        </button>
      </div>
    </>
  );
}
