import { Fragment } from 'react';
import { textParts } from '#web/text/post-text.ts';
import { textBlocks, type TextBlock } from '#web/text/text-blocks.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { ToolLinks, type ToolLinksProps } from './tool-links.tsx';

interface PostContentProps extends ToolLinksProps {
  text: string;
}

const talk = {
  question: { mark: 'Q.', look: 'mt-10 text-lead font-semibold text-ink' },
  answer: { mark: 'A.', look: 'mt-3' },
} as const;

/** Staff's plain text: line breaks are kept, questions and answers marked, web addresses links; the rest is text. */
export function PostContent({ text, links }: PostContentProps) {
  return (
    <div>
      <div className="text-body text-text *:first:mt-0">
        {textBlocks(text).map((block) => (
          <Block key={block.at} {...block} />
        ))}
      </div>
      <ToolLinks links={links} />
    </div>
  );
}

function Block({ kind, text }: TextBlock) {
  if (kind === 'words')
    return (
      <p className="mt-8 whitespace-pre-line">
        <Words text={text} />
      </p>
    );
  const { mark, look } = talk[kind];
  return (
    <p className={`flex gap-3 ${look}`}>
      <span className="w-6 shrink-0 font-semibold text-accent-strong">{mark}</span>{' '}
      <span className="flex-1">
        <Words text={text} />
      </span>
    </p>
  );
}

function Words({ text }: { text: string }) {
  return textParts(text).map((part) =>
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
  );
}
