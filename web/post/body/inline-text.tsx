import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InlineNode } from '#contract/body.ts';
import { isSitePath, isWebAddress } from '#contract/safe-link.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { tied } from '../words.tsx';
import { inOrder } from './in-order.ts';

const linkStyle = 'text-accent-strong underline underline-offset-4 hover:text-ink';

/** The words of a paragraph with what is bold and what leads somewhere. */
export function InlineText({ nodes }: { nodes: readonly InlineNode[] | undefined }) {
  return inOrder(nodes, (node) => <Piece node={node} />);
}

function Piece({ node }: { node: InlineNode }) {
  if (node.type === 'hardBreak') return <br />;
  const marks = node.marks ?? [];
  const isBold = marks.some(({ type }) => type === 'bold');
  const link = marks.find((mark) => mark.type === 'link');
  const text = tied(node.text);
  const words = isBold ? <strong className="font-semibold text-ink">{text}</strong> : text;
  return link === undefined ? words : <TextLink href={link.attrs.href}>{words}</TextLink>;
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (isSitePath(href))
    return (
      <Link to={href} className={linkStyle}>
        {children}
      </Link>
    );
  if (!isWebAddress(href)) return children;
  return (
    <ExternalLink href={href} className={linkStyle}>
      {children}
    </ExternalLink>
  );
}
