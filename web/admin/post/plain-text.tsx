import { Fragment } from 'react';
import { textParts } from '#web/text/post-text.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';

/** What staff and customers wrote: line breaks kept, web addresses as links, nothing run as HTML. */
export function PlainText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      {textParts(text).map(({ text: words, href, at }) =>
        href === null ? (
          <Fragment key={at}>{words}</Fragment>
        ) : (
          <ExternalLink key={at} href={href} className="text-accent-strong underline underline-offset-4">
            {words}
          </ExternalLink>
        ),
      )}
    </p>
  );
}
