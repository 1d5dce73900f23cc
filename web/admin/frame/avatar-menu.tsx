import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router';

interface AvatarMenuProps {
  name: string;
  passwordHref: string;
  onLogout: () => void;
}

const entry = 'flex min-h-control w-full items-center rounded-sm px-3 text-left text-label hover:bg-surface';

/** The browser's own popover: it closes on Escape and on a click beside it. */
export function AvatarMenu({ name, passwordHref, onLogout }: AvatarMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="avatar-menu"
        className="flex min-h-control items-center gap-2 rounded-sm px-2.5 text-label font-semibold hover:bg-surface"
      >
        <CircleUserRound aria-hidden className="size-5 text-muted" />
        {name}
        <span className="sr-only"> 메뉴</span>
      </button>
      <div
        id="avatar-menu"
        popover="auto"
        className="inset-auto top-13 right-4 m-0 w-44 rounded-sm border border-line bg-white p-1 shadow-float"
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
