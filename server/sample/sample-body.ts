import { textOf } from '#contract/body-text.ts';
import type { BlockNode, Body, InlineNode, PictureNode } from '#contract/body.ts';
import type { SamplePost } from './sample-post.ts';

/** One of the site's own pictures between the words; all that are used here are of one size. */
export interface SamplePhoto {
  type: 'photo';
  picture: string;
  alt: string;
  caption: string;
}
export type SampleBlock = Exclude<BlockNode, PictureNode> | SamplePhoto;

export const photoSize = { width: 1600, height: 900 } as const;

const text = (words: string): InlineNode => ({ type: 'text', text: words });
export const bold = (words: string): InlineNode =>
  ({ ...text(words), marks: [{ type: 'bold' }] }) as InlineNode;
export const link = (words: string, href: string) =>
  ({ ...text(words), marks: [{ type: 'link', attrs: { href } }] }) as InlineNode;

const lineBreak: InlineNode = { type: 'hardBreak' };

/** Its lines, with a break between them. */
const broken = (words: string): InlineNode[] =>
  words
    .split('\n')
    .flatMap((line) => [lineBreak, text(line)])
    .slice(1);

const inlines = (words: readonly (string | InlineNode)[]) =>
  words.flatMap((part) => (typeof part === 'string' ? broken(part) : [part]));

export const words = (...parts: (string | InlineNode)[]) =>
  ({ type: 'paragraph', content: inlines(parts) }) as const;
export const heading = (title: string): SampleBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(title)],
});
export const quote = (said: string): SampleBlock => ({ type: 'blockquote', content: [words(said)] });
export const video = (address: string): SampleBlock => ({ type: 'video', attrs: { address } });
export const photo = (picture: string, alt: string, caption: string): SampleBlock => ({
  type: 'photo',
  picture,
  alt,
  caption,
});

const items = (lines: readonly string[]) =>
  lines.map((line) => ({ type: 'listItem' as const, content: [words(line)] }));
export const points = (...lines: string[]): SampleBlock => ({ type: 'bulletList', content: items(lines) });
export const steps = (...lines: string[]): SampleBlock => ({ type: 'orderedList', content: items(lines) });

/** Its first row and the first cell of each are headings. */
export const table = (...rows: string[][]): SampleBlock => ({
  type: 'table',
  content: rows.map((row, index) => ({
    type: 'tableRow',
    content: row.map((cell, place) => ({
      type: index === 0 || place === 0 ? 'tableHeader' : 'tableCell',
      content: [words(cell)],
    })),
  })),
});

function isPhoto(block: string | SampleBlock): block is SamplePhoto {
  return typeof block !== 'string' && block.type === 'photo';
}

/** The pictures between the words of a post. */
export const photosIn = ({ content }: SamplePost) => content.filter(isPhoto).map(({ picture }) => picture);

/** The tree of a post that has more than plain text, with its pictures under the names they are stored under. */
export function bodyOf(
  { content }: SamplePost,
  storedName: (picture: string) => string | undefined,
): Body | undefined {
  const isPlain = content.every((block) => typeof block === 'string');
  return isPlain ? undefined : { type: 'doc', content: nodesOf(content, storedName) };
}

function nodesOf(content: SamplePost['content'], storedName: (picture: string) => string | undefined) {
  return content.flatMap((block): BlockNode[] => {
    if (typeof block === 'string') return [words(block)];
    if (!isPhoto(block)) return [block];
    const { picture, alt, caption } = block;
    const name = storedName(picture);
    return name === undefined
      ? []
      : [{ type: 'picture', attrs: { storedName: name, alt, caption, ...photoSize } }];
  });
}

/** All that a post says. */
export function plainText(post: SamplePost): string {
  return textOf({ type: 'doc', content: nodesOf(post.content, (picture) => picture) });
}
