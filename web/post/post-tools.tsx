import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

export interface PostToolsProps {
  links: readonly { label: string; text: string; to: string }[];
}

/** What a reader of a post does next: find out whether it would work for them too. */
export function PostTools({ links }: PostToolsProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="post-tools" className="post-tools">
      <h2 id="post-tools" className="text-heading">
        우리 공간에도 맞을까요?
      </h2>
      <ul>
        {links.map(({ label, text, to }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <ArrowRight aria-hidden />
            </Link>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
