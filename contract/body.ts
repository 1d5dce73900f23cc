import * as z from 'zod/mini';
import { isCleanText, withoutDirectionMarks } from './clean-text.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isSitePath, isWebAddress, withScheme } from './safe-link.ts';
import { upTo } from './text.ts';
import { embedAddress } from './video-address.ts';

const { valid } = messages;
const refused = { error: valid.body };

const tidy = z.overwrite<string>((text) => withoutDirectionMarks(text).normalize('NFC'));
const words = () => z.string(refused).check(z.refine(isCleanText, valid.badCharacters), tidy);
const address = (isGood: (text: string) => boolean, error: string) =>
  z
    .string({ error })
    .check(z.overwrite(withScheme), z.maxLength(limits.url, error))
    .check(z.refine((text) => isCleanText(text) && isGood(text), error));

/** What the editor writes beside an address, and nothing here reads. */
const unread = z.optional(z.nullable(z.string()));
const link = z.strictObject(
  {
    href: address((text) => isSitePath(text) || isWebAddress(text), valid.bodyLink),
    target: unread,
    rel: unread,
    class: unread,
    title: unread,
  },
  refused,
);

const mark = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('bold') }, refused),
    z.strictObject(
      {
        type: z.literal('link'),
        attrs: z.pipe(
          link,
          z.transform(({ href }) => ({ href })),
        ),
      },
      refused,
    ),
  ],
  refused,
);

const inline = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('text'), text: words(), marks: z.optional(z.array(mark)) }, refused),
    z.strictObject({ type: z.literal('hardBreak') }, refused),
  ],
  refused,
);

/** Text of which nothing is left is none: the editor would refuse the whole tree. */
const inlines = z.optional(
  z
    .array(inline)
    .check(z.overwrite((nodes) => nodes.filter((node) => node.type !== 'text' || node.text !== ''))),
);

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines }, refused);
const heading = z.strictObject(
  { type: z.literal('heading'), attrs: z.strictObject({ level: z.literal(2) }, refused), content: inlines },
  refused,
);

export type InlineNode = z.infer<typeof inline>;
export type ParagraphNode = z.infer<typeof paragraph>;
export interface ListNode {
  type: 'bulletList' | 'orderedList';
  content: ListItemNode[];
}
export interface ListItemNode {
  type: 'listItem';
  content: (ParagraphNode | ListNode)[];
}

const listItem: z.ZodMiniType<ListItemNode> = z.strictObject(
  {
    type: z.literal('listItem'),
    content: z
      .array(z.lazy(() => z.discriminatedUnion('type', [paragraph, bulletList, orderedList], refused)))
      .check(z.refine(([first]) => first?.type === 'paragraph', valid.body)),
  },
  refused,
);
const items = z.array(listItem).check(z.minLength(1, valid.body));
const bulletList = z.strictObject({ type: z.literal('bulletList'), content: items }, refused);
/** Always from one on: what the editor says of its start and its numerals is not kept. */
const orderedList = z.pipe(
  z.strictObject(
    {
      type: z.literal('orderedList'),
      attrs: z.optional(z.strictObject({ start: z.optional(z.number()), type: unread }, refused)),
      content: items,
    },
    refused,
  ),
  z.transform(({ type, content }) => ({ type, content })),
);

const quote = z.strictObject(
  {
    type: z.literal('blockquote'),
    content: z
      .array(z.discriminatedUnion('type', [paragraph, bulletList, orderedList], refused))
      .check(z.minLength(1, valid.body)),
  },
  refused,
);

const pictureText = () =>
  words().check(
    z.overwrite((text) => text.trim()),
    upTo(limits.pictureText),
  );
const side = () =>
  z.number(refused).check(z.int(valid.body), z.gte(1, valid.body), z.lte(16_383, valid.body));
const picture = z.strictObject(
  {
    type: z.literal('picture'),
    attrs: z.strictObject(
      {
        storedName: z.string(refused).check(z.regex(/^[a-z0-9]{1,64}\.[a-z0-9]{1,5}$/, valid.body)),
        alt: z._default(pictureText(), ''),
        caption: z._default(pictureText(), ''),
        width: side(),
        height: side(),
      },
      refused,
    ),
  },
  refused,
);

const video = z.strictObject(
  {
    type: z.literal('video'),
    attrs: z.strictObject(
      { address: address((text) => embedAddress(text) !== null, valid.bodyVideo) },
      refused,
    ),
  },
  refused,
);

const span = () =>
  z.optional(z.number(refused).check(z.int(valid.body), z.gte(1, valid.body), z.lte(50, valid.body)));
const cellAttributes = z.pipe(
  z.strictObject(
    {
      colspan: span(),
      rowspan: span(),
      colwidth: z.optional(z.nullable(z.array(z.number()))),
      align: unread,
    },
    refused,
  ),
  z.transform(({ colspan = 1, rowspan = 1 }) => ({ colspan, rowspan })),
);
const cell = z.strictObject(
  {
    type: z.enum(['tableHeader', 'tableCell']),
    attrs: z.optional(cellAttributes),
    content: z.array(paragraph).check(z.minLength(1, valid.body)),
  },
  refused,
);
const row = z.strictObject({ type: z.literal('tableRow'), content: z.array(cell) }, refused);
const table = z.strictObject(
  { type: z.literal('table'), content: z.array(row).check(z.minLength(1, valid.body)) },
  refused,
);

const block = z.discriminatedUnion(
  'type',
  [paragraph, heading, bulletList, orderedList, quote, picture, video, table],
  refused,
);

/** The words of a post as a tree: what the editor writes, as JSON. No HTML is stored or read anywhere. */
const body = z.strictObject(
  { type: z.literal('doc'), content: z.array(block).check(z.minLength(1, valid.body)) },
  refused,
);

export type Body = z.infer<typeof body>;
export type BlockNode = z.infer<typeof block>;
export type PictureNode = z.infer<typeof picture>;
export type TableNode = z.infer<typeof table>;

export function picturesIn({ content }: Body): PictureNode[] {
  return content.filter((node) => node.type === 'picture');
}

/** Why a tree is too large to be looked at more closely; a loop, as a tree may be deeper than the stack. */
function tooLarge(root: unknown): string | null {
  let level: unknown[] = [root];
  let nodes = 0;
  // A node and the list of what it holds are two levels.
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > 2 * limits.bodyDepth) return valid.bodyDeep;
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value) && Object.hasOwn(value, 'type')) nodes += 1;
      for (const inner of Object.values(value))
        if (typeof inner === 'object' && inner !== null) below.push(inner);
    }
    if (nodes > limits.bodyNodes) return valid.bodyLong;
    level = below;
  }
  return null;
}

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return null;
  }
}

/** A body as it came, as JSON text or as a tree: the tree by the rules, or the sentence that says what is wrong. */
function readBody(given: unknown): Body | string {
  const tree = parsed(given);
  const reason = tooLarge(tree);
  if (reason !== null) return reason;
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  if (new TextEncoder().encode(text).length > limits.bodyBytes) return valid.bodyLong;
  const result = body.safeParse(tree, { error: () => valid.body });
  if (!result.success) return result.error.issues[0]?.message ?? valid.body;
  return picturesIn(result.data).length > limits.bodyPictures ? valid.bodyPictures : result.data;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** A body where one is sent; without one a post is plain text. */
export const optionalBody = z.pipe(
  z.transform((given: unknown, context): Body | undefined => {
    if (!isGiven(given)) return undefined;
    const result = readBody(given);
    if (typeof result !== 'string') return result;
    context.issues.push({ code: 'custom', message: result, input: given });
    return z.NEVER;
  }),
  z.optional(z.custom<Body>()),
);
