import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

const columns = ['', '', 'sm:grid-cols-2', 'md:grid-cols-3'] as const;

interface LinkCardsProps {
  links: readonly { label: string; text: string; to: string }[];
  className?: string;
}

/** Ways on from here, one to three side by side. */
export function LinkCards({ links, className }: LinkCardsProps) {
  return (
    <ul className={classNames('grid gap-3', columns[links.length], className)}>
      {links.map(({ label, text, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="group/card flex h-full items-center justify-between gap-4 rounded-md border border-line bg-white px-6 py-5 transition-colors hover:border-ink"
          >
            <span>
              <span className="block text-body font-semibold text-ink">{label}</span>
              <span className="block text-label text-muted">{text}</span>
            </span>
            <ArrowRight
              aria-hidden
              className="size-5 shrink-0 text-accent-strong transition-transform group-hover/card:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
