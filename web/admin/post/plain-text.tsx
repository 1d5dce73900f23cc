import { textParts } from '#web/lib/post-text.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';

/** What staff and customers wrote: line breaks kept, web addresses as links, nothing run as HTML. */
export function PlainText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      {textParts(text).map(({ text: words, href }, index) =>
        href === null ? (
          words
        ) : (
          // The parts of a text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <ExternalLink key={index} href={href} className="text-accent-strong underline underline-offset-4">
            {words}
          </ExternalLink>
        ),
      )}
    </p>
  );
}
