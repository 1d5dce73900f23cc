import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface CardLinkProps {
  href: string;
  /** The post opens over the list, which stays where it is; else it is a page of its own. */
  opensOver: boolean;
}

/** The link of a card: all of the card leads to the post. */
export function CardLink({
  href,
  opensOver,
  className = '',
  children,
}: CardLinkProps & { className?: string; children: ReactNode }) {
  return (
    <Link
      to={href}
      state={opensOver ? { overList: true } : null}
      preventScrollReset={opensOver}
      className={`after:absolute after:inset-0 after:rounded-md ${className}`}
    >
      {children}
    </Link>
  );
}
