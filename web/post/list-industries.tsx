import { Link } from 'react-router';
import { industries } from '#contract/choices.ts';
import { listSearch, type PostQuery } from './list-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts';

interface ListIndustriesProps {
  path: string;
  query: PostQuery;
  current: number;
}

/** The seven industries as tabs of a case list. A search goes on in the next tab, from its first page. */
export function ListIndustries({ path, query, current }: ListIndustriesProps) {
  const row = useScrollToCurrent<HTMLElement>(current);
  return (
    <nav
      ref={row}
      aria-label="업종"
      className="relative -mx-5 overflow-x-auto [scrollbar-width:none] md:mx-0 xl:shrink-0"
    >
      <ul className="mx-auto flex w-max gap-2 px-5 py-1 md:w-auto md:flex-wrap md:px-0">
        {industries.map((name, industry) => (
          <li key={name}>
            <Link
              to={path + listSearch({ ...query, page: 1 }, industry)}
              preventScrollReset
              aria-current={industry === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full border px-5 text-label font-semibold whitespace-nowrap transition-colors',
                industry === current
                  ? 'border-ink bg-ink text-white'
                  : 'border-line bg-white text-muted hover:border-ink hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
