import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

export interface ToolLinksProps {
  links: readonly { label: string; to: string }[];
}

/** Where readers find out what holds for them. */
export function ToolLinks({ links }: ToolLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center gap-1.5 text-label font-semibold text-accent-strong underline-offset-4 hover:underline"
          >
            {label}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
