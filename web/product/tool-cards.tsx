import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

interface ToolCardsProps {
  links: readonly { tool: string; label: string; text: string; to: string }[];
}

/** Where the questions that a specification leaves open are answered. */
export function ToolCards({ links }: ToolCardsProps) {
  return (
    <ul className="mt-6 md:mt-10 grid gap-3 md:gap-5 lg:grid-cols-2">
      {links.map(({ tool, label, text, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex h-full items-center justify-between gap-4 overflow-hidden rounded-md border border-line pr-5 transition-colors hover:border-ink md:pr-7"
          >
            <span className={`drawing drawing-${tool}`} />
            <span className="grow py-5">
              <span className="block text-lead font-bold text-ink">{label}</span>
              <span className="block text-label text-pretty text-muted">{text}</span>
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
