import { Link, useLocation } from 'react-router';

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

export function DetailLink({ href, title }: { href: string; title: string }) {
  return (
    <Link
      to={href}
      state={useFromList()}
      className="block font-semibold text-ink underline-offset-4 hover:underline card:-my-2.5 card:py-2.5"
    >
      <span className="line-clamp-2 print:line-clamp-none">{title}</span>
    </Link>
  );
}
