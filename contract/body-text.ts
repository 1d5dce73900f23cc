import type { BlockNode, Body, InlineNode, ListNode, ParagraphNode, TableNode } from './body.ts';

export const lineOf = (nodes: readonly InlineNode[] = []) =>
  nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join('');

function listLines({ type, content }: ListNode, indent = ''): string[] {
  return content.flatMap((item, index) => {
    const lead = type === 'bulletList' ? '- ' : `${index + 1}. `;
    return item.content.flatMap((node, place) =>
      node.type === 'paragraph'
        ? [indent + (place === 0 ? lead : '  ') + lineOf(node.content)]
        : listLines(node, `${indent}  `),
    );
  });
}

const partOf = (node: ParagraphNode | ListNode) =>
  node.type === 'paragraph' ? lineOf(node.content) : listLines(node).join('\n');

function rowText({ content }: TableNode['content'][number]): string {
  const cells = content.map((cell) => cell.content.map(partOf).join(' '));
  return cells.every((cell) => cell === '') ? '' : cells.join(' | ');
}

function blockText(node: BlockNode): string {
  switch (node.type) {
    case 'heading':
      return lineOf(node.content);
    case 'blockquote':
      return node.content.map(partOf).join('\n');
    case 'picture':
      return node.attrs.caption;
    case 'video':
      return node.attrs.address;
    case 'table':
      return node.content.map(rowText).filter(Boolean).join('\n');
    default:
      return partOf(node);
  }
}

/** A body in plain text: for searches, lists, feeds and callers that know nothing of bodies. */
export function textOf({ content }: Body): string {
  return content
    .map((node) => blockText(node).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

function linesOf(paragraph: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  for (const [index, line] of paragraph.split('\n').entries()) {
    if (index > 0) nodes.push({ type: 'hardBreak' });
    if (line !== '') nodes.push({ type: 'text', text: line });
  }
  return nodes;
}

/** Plain text as a body: paragraphs stay paragraphs, and their lines lines. */
export function bodyOf(text: string): Body {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    return { type: 'paragraph' as const, content: linesOf(paragraph) };
  });
  return { type: 'doc', content: paragraphs };
}
