import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from './external-link.tsx';

interface LinkedTextProps {
  /** Words, or a link with its words; `at` tells where in the text they begin. */
  parts: readonly { text: ReactNode; href: string | null; at: number }[];
}

/** A text whose web addresses are links; nothing of it is run as HTML. */
export function LinkedText({ parts }: LinkedTextProps) {
  return parts.map(({ text, href, at }) =>
    href === null ? (
      <Fragment key={at}>{text}</Fragment>
    ) : (
      <ExternalLink
        key={at}
        href={href}
        className="text-accent-strong underline underline-offset-4 hover:text-ink"
      >
        {text}
      </ExternalLink>
    ),
  );
}
