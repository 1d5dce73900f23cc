import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

interface ToolCardsProps {
  links: readonly { label: string; text: string; to: string }[];
}

/** Where the questions that a specification leaves open are answered. */
export function ToolCards({ links }: ToolCardsProps) {
  return (
    <ul className="mt-5 grid gap-3 md:grid-cols-2">
      {links.map(({ label, text, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex h-full items-center justify-between gap-4 rounded-md bg-surface px-6 py-6 transition-colors hover:bg-tint md:px-8 md:py-7"
          >
            <span>
              <span className="block text-lead font-bold text-ink">{label}</span>
              <span className="block text-label text-muted">{text}</span>
            </span>
            <ArrowRight
              aria-hidden
              className="size-5 shrink-0 text-accent-strong transition-transform group-hover:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
