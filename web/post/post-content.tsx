import { textParts } from '#web/text/post-text.ts';
import { textBlocks, type TextBlock } from '#web/text/text-blocks.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
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
        <LinkedText parts={textParts(text)} />
      </p>
    );
  const { mark, look } = talk[kind];
  return (
    <p className={`flex gap-3 ${look}`}>
      <span className="w-6 shrink-0 font-semibold text-accent-strong">{mark}</span>{' '}
      <span className="flex-1">
        <LinkedText parts={textParts(text)} />
      </span>
    </p>
  );
}
