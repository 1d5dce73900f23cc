import type { ReactNode } from 'react';
import type { BlockNode, Body, ListNode, ParagraphNode } from '#contract/body.ts';
import { lineOf } from '#contract/body-text.ts';
import { embedAddress } from '#contract/video-address.ts';
import { textBlocks } from '#web/text/text-blocks.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VideoFrame } from '#web/ui/video-frame.tsx';
import { Facts } from '../facts.tsx';
import { BodyPicture } from './body-picture.tsx';
import { BodyTable } from './body-table.tsx';
import { inOrder } from './in-order.ts';
import { InlineText } from './inline-text.tsx';

interface PostBodyProps {
  body: Body;
  /** What its videos are called. */
  title: string;
  /** How wide its pictures are shown. */
  sizes: string;
  /** What lies behind the titles of its videos. */
  backdrop?: ReactNode;
  className?: string;
}

/** The words of a post as a tree, set in the site's type. What it does not know it leaves out. */
export function PostBody({ body, className = 'text-body', ...rest }: PostBodyProps) {
  return (
    <div
      className={classNames(
        'text-text *:mt-5 *:first:mt-0 [&>:is(figure,div,section,blockquote)]:my-10 [&>h2]:mt-14 [&>h2+*]:mt-4',
        className,
      )}
    >
      {inOrder(body.content, (node) => (
        <Block node={node} {...rest} />
      ))}
    </div>
  );
}

function Block({
  node,
  title,
  sizes,
  backdrop,
}: { node: BlockNode } & Omit<PostBodyProps, 'body' | 'className'>) {
  switch (node.type) {
    case 'heading':
      return (
        <h2 className="text-heading text-ink">
          <InlineText nodes={node.content} />
        </h2>
      );
    case 'blockquote':
      return (
        <blockquote className="border-l-4 border-accent py-1 pl-5 text-[1.25rem] leading-[1.6] font-semibold text-ink md:pl-7 md:text-[1.5rem] [&_p]:text-balance">
          <Parts nodes={node.content} />
        </blockquote>
      );
    case 'picture':
      return <BodyPicture {...node.attrs} sizes={sizes} />;
    case 'video':
      return <BodyVideo address={node.attrs.address} title={title} backdrop={backdrop} />;
    case 'table':
      return <BodyTable content={node.content} />;
    case 'paragraph':
      return <Paragraph node={node} />;
    case 'bulletList':
    case 'orderedList':
      return <Part node={node} />;
    default:
      return null;
  }
}

/** Lines that are all names and values are facts, as in plain text; what is bold or leads somewhere stays as it is. */
function Paragraph({ node }: { node: ParagraphNode }) {
  const nodes = node.content ?? [];
  const [block, ...others] = nodes.some((part) => 'marks' in part && part.marks?.length)
    ? []
    : textBlocks(lineOf(nodes));
  if (block?.kind === 'facts' && others.length === 0) return <Facts rows={block.rows} />;
  return <Part node={node} />;
}

function BodyVideo({ address, ...rest }: { address: string } & Pick<PostBodyProps, 'title' | 'backdrop'>) {
  const embed = embedAddress(address);
  return embed === null ? null : (
    <div>
      <VideoFrame address={embed} {...rest} />
    </div>
  );
}

function Parts({ nodes }: { nodes: readonly (ParagraphNode | ListNode)[] }) {
  return (
    <div className="grid gap-2">
      {inOrder(nodes, (node) => (
        <Part node={node} />
      ))}
    </div>
  );
}

const lists = {
  bulletList: { Tag: 'ul', marks: 'list-disc' },
  orderedList: { Tag: 'ol', marks: 'list-decimal' },
} as const;

function Part({ node }: { node: ParagraphNode | ListNode }) {
  if (node.type === 'paragraph')
    return (
      <p>
        <InlineText nodes={node.content} />
      </p>
    );
  const { Tag, marks } = lists[node.type];
  return (
    <Tag className={`grid gap-2 pl-6 marker:text-accent-strong ${marks}`}>
      {inOrder(node.content, (item) => (
        <li>
          <Parts nodes={item.content} />
        </li>
      ))}
    </Tag>
  );
}
