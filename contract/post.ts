import * as z from 'zod/mini';
import { textOf } from './body-text.ts';
import { optionalBody, type Body } from './body.ts';
import { categoriesOf, hasIndustries, isByIndustry, isTextOnly, type Board } from './boards.ts';
import { industries } from './choices.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { publicationRules, type PublicationInput } from './publication.ts';
import { choiceOf, optionalText, requiredText } from './text.ts';
import { optionalWebAddress } from './web-address.ts';

/** A stored file: the name it is kept under, and what the person who sent it called it. */
export interface StoredFile {
  storedName: string;
  originalName: string;
  size: number;
}

/** What staff publish: an event or news item, an installation case, a FAQ row or a self-care video. */
export interface Post {
  id: number;
  title: string;
  /** What the server calls its kind, where it says so; else the category's name stands there. */
  subtitle?: string;
  content: string;
  /** Its words as a tree, where it has more than plain text; `content` is then made of it. */
  body?: Body | undefined;
  url: string;
  category: number;
  industry: number;
  file: StoredFile | null;
  createdAt: string;
}

const shared = {
  title: requiredText(limits.title, messages.valid.title),
  body: optionalBody,
  content: optionalText(limits.content),
  url: optionalWebAddress,
  ...publicationRules,
};
const noIndustry = z._default(z.literal(0), 0);

export type PostText = Pick<Post, 'title' | 'content' | 'body' | 'url' | 'category' | 'industry'>;
export type PostInput = PostText & PublicationInput;

/** A draft may wait for its text. */
const hasContent = z.refine<PostInput>(({ state, content }) => state === 'draft' || content !== '', {
  error: messages.valid.content,
  path: ['content'],
});

const endsAfterStart = z.refine<PostInput>(
  ({ publishAt, unpublishAt }) => !publishAt || !unpublishAt || publishAt < unpublishAt,
  { error: messages.valid.unpublishOrder, path: ['unpublishAt'] },
);

/** What does not belong to a post of its category counts as not given, whatever was chosen or typed before. */
function withoutStrangers(board: Board) {
  return z.overwrite<Omit<PostInput, 'title' | 'content'>>((input) => ({
    ...input,
    body: isTextOnly(board, input.category) ? undefined : input.body,
    industry: isByIndustry(board, input.category) ? input.industry : 0,
    url: isTextOnly(board, input.category) ? '' : input.url,
  }));
}

/** A body says in plain text what it says, whatever else was sent; one that breaks its rules is refused after this. */
const withContentOfBody = z.transform((input: unknown) => {
  const { data } = z.object({ body: optionalBody }).safeParse(input);
  return data?.body === undefined
    ? input
    : { ...(input as object), body: data.body, content: textOf(data.body) };
});

/** The rules for what staff write, in the order in which they are told of them. */
export function postRules(board: Board): z.ZodMiniType<PostInput> {
  const fields = z
    .object({
      ...shared,
      category: choiceOf(categoriesOf(board).length),
      industry: hasIndustries(board) ? z._default(choiceOf(industries.length), 0) : noIndustry,
    })
    .check(withoutStrangers(board), hasContent, endsAfterStart);
  return z.pipe(withContentOfBody, fields);
}
