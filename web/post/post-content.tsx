import { Fragment } from 'react';
import { textParts } from '#web/text/post-text.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { ToolLinks, type ToolLinksProps } from './tool-links.tsx';

interface PostContentProps extends ToolLinksProps {
  text: string;
}

/** Staff's plain text: line breaks are kept, web addresses are links, and nothing else is more than text. */
export function PostContent({ text, links }: PostContentProps) {
  return (
    <div>
      <div className="text-body whitespace-pre-line text-text">
        {textParts(text).map((part) =>
          part.href === null ? (
            <Fragment key={part.at}>{part.text}</Fragment>
          ) : (
            <ExternalLink
              key={part.at}
              href={part.href}
              className="text-accent-strong underline underline-offset-4 hover:text-ink"
            >
              {part.text}
            </ExternalLink>
          ),
        )}
      </div>
      <ToolLinks links={links} />
    </div>
  );
}
