import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { pageWindow } from '#contract/page.ts';
import { classNames } from './class-names.ts';

interface PaginationProps {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  label?: string;
}

const cell =
  'grid size-control place-items-center rounded-button text-label font-semibold tabular-nums transition-colors';

/** First, previous, a window of ten numbers, next, last. One page alone needs no paging. */
export function Pagination({ page, totalPages, hrefFor, label = '페이지' }: PaginationProps) {
  if (totalPages <= 1) return null;
  const numbers = pageWindow(page, totalPages, limits.pageWindow);
  const step = (name: string, to: number, icon: ReactNode) => (
    <li>
      <PageLink name={name} href={hrefFor(to)} off={to === page}>
        {icon}
      </PageLink>
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {step('첫 페이지', 1, <ChevronsLeft aria-hidden className="size-5" />)}
        {step('이전 페이지', Math.max(1, page - 1), <ChevronLeft aria-hidden className="size-5" />)}
        {numbers.map((number) => (
          <li key={number}>
            <PageLink href={hrefFor(number)} current={number === page}>
              {number}
            </PageLink>
          </li>
        ))}
        {step('다음 페이지', Math.min(totalPages, page + 1), <ChevronRight aria-hidden className="size-5" />)}
        {step('마지막 페이지', totalPages, <ChevronsRight aria-hidden className="size-5" />)}
      </ul>
    </nav>
  );
}

interface PageLinkProps {
  name?: string;
  href: string;
  /** Leads nowhere from here. */
  off?: boolean;
  current?: boolean;
  children: ReactNode;
}

function PageLink({ name, href, off = false, current = false, children }: PageLinkProps) {
  return (
    <Link
      to={href}
      aria-label={name}
      aria-disabled={off || undefined}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => (off || current) && event.preventDefault()}
      className={classNames(
        cell,
        current && 'bg-ink text-white',
        off && 'cursor-not-allowed text-muted/50',
        !current && !off && 'text-text hover:bg-surface',
      )}
    >
      {children}
    </Link>
  );
}
