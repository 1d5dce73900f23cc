import { Link, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

/** Where a detail returns to: the list as it was, with its page and keyword. */
export interface FromList {
  list: string;
}

export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/** The address to go back to; a detail that was opened directly has only the plain list. */
export function useBackAddress(plainList: string): string {
  const state = useLocation().state as Partial<FromList> | null;
  return typeof state?.list === 'string' ? state.list : plainList;
}

const looks = {
  title: { weight: 'font-semibold', lines: 'line-clamp-2' },
  unread: { weight: 'font-bold', lines: 'row:line-clamp-1' },
  read: { weight: 'font-normal', lines: 'row:line-clamp-1' },
} as const;

interface DetailLinkProps {
  href: string;
  title: string;
  /** Where it matters who has read what, each stands on one line of a table. */
  look?: keyof typeof looks;
}

export function DetailLink({ href, title, look = 'title' }: DetailLinkProps) {
  const { weight, lines } = looks[look];
  return (
    <Link
      to={href}
      state={useFromList()}
      className={classNames(
        'block min-w-0 text-ink underline-offset-4 hover:underline card:-my-2.5 card:py-2.5',
        weight,
      )}
    >
      <span className={classNames(lines, 'print:line-clamp-none')}>{title}</span>
    </Link>
  );
}
