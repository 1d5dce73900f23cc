import * as z from 'zod/mini';
import { eventCategories } from './choices.ts';
import type { Codec } from './codec.ts';
import type { FieldTable } from './fields.ts';
import { isImageName } from './file-types.ts';
import type { Board, Post, PostInput, StoredFile } from './post.ts';
import { storedNameIn, uploadAddress } from './upload-address.ts';
import { embedAddress } from './video-address.ts';

/** The prefixes under which the three boards' fields travel. */
const prefixes = { event: 'e', case: 'r', faq: 'fv' } as const satisfies Record<Board, string>;

type Raw = Record<string, unknown>;

function postSchema(board: Board) {
  const prefix = prefixes[board];
  return z.object({
    [`${prefix}_no`]: z.number(),
    [`${prefix}_title`]: z.string(),
    [`${prefix}_content`]: z.string(),
    [`${prefix}_url`]: z.string(),
    [`${prefix}_file1_s`]: z.nullable(z.string()),
    [`${prefix}_file1_o`]: z.nullable(z.string()),
    [`${prefix}_file1_size`]: z.nullable(z.number()),
    [`${prefix}_category1`]: z.number(),
    ...(board === 'case' ? { [`${prefix}_category2`]: z.number() } : {}),
    [`${prefix}_add_dt`]: z.iso.datetime({ offset: true }),
  });
}

function postToWire(board: Board, post: Post): Raw {
  const prefix = prefixes[board];
  return {
    [`${prefix}_no`]: post.id,
    [`${prefix}_title`]: post.title,
    [`${prefix}_content`]: post.content,
    [`${prefix}_url`]: post.url,
    [`${prefix}_file1_s`]: post.file?.storedName ?? null,
    [`${prefix}_file1_o`]: post.file?.originalName ?? null,
    [`${prefix}_file1_size`]: post.file?.size ?? null,
    [`${prefix}_category1`]: post.category,
    ...(board === 'case' ? { [`${prefix}_category2`]: post.industry } : {}),
    [`${prefix}_add_dt`]: post.createdAt,
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : Number(value ?? 0) || 0);

/** What comes under the first of several names that carries anything. */
function first(raw: Raw, ...names: string[]): unknown {
  return names
    .map((name) => raw[name])
    .find((value) => value !== undefined && value !== null && value !== '');
}

function postFromWire(board: Board, raw: Raw): Post {
  const prefix = prefixes[board];
  const storedName = text(raw[`${prefix}_file1_s`]);
  const file: StoredFile = {
    storedName,
    originalName: text(raw[`${prefix}_file1_o`]),
    size: number(raw[`${prefix}_file1_size`]),
  };
  return {
    id: number(first(raw, `${prefix}_no`, 'id', 'ID')),
    title: text(first(raw, `${prefix}_title`, 'title', 'TITLE')),
    content: text(first(raw, `${prefix}_content`, 'content', 'CONTENT')),
    url: text(first(raw, `${prefix}_url`, 'videoUrl', 'VIDEO_URL')),
    category: number(first(raw, `${prefix}_category1`, 'category')),
    industry: number(raw[`${prefix}_category2`]),
    file: storedName === '' ? null : file,
    createdAt: text(first(raw, `${prefix}_add_dt`, 'regDate')),
  };
}

/** Public events and news travel under names of their own; the file's fields carry what is not a picture. */
const publicEventSchema = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
  e_url: z.string(),
  videoUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  e_file1_s: z.nullable(z.string()),
  e_file1_o: z.nullable(z.string()),
  e_file1_size: z.nullable(z.number()),
  e_category1: z.number(),
  e_add_dt: z.iso.datetime({ offset: true }),
});

function publicEventToWire(post: Post): z.infer<typeof publicEventSchema> {
  const image = post.file !== null && isImageName(post.file.storedName) ? post.file.storedName : null;
  return {
    id: post.id,
    title: post.title,
    subtitle: eventCategories[post.category as 0 | 1] ?? '',
    content: post.content,
    e_url: post.url,
    videoUrl: embedAddress(post.url),
    imageUrl: image === null ? null : uploadAddress(image),
    e_file1_s: post.file?.storedName ?? null,
    e_file1_o: post.file?.originalName ?? null,
    e_file1_size: post.file?.size ?? null,
    e_category1: post.category,
    e_add_dt: post.createdAt,
  };
}

/** The server may leave out the category: then it is that of the list. */
function publicEventFromWire(raw: Raw, listCategory: number): Post {
  const subtitle = text(first(raw, 'subtitle', 'status', 'STATUS'));
  const post: Post = {
    ...postFromWire('event', { e_category1: listCategory, ...raw }),
    ...(subtitle === '' ? {} : { subtitle }),
  };
  const storedName = storedNameIn(text(first(raw, 'imageUrl', 'IMAGE_URL')));
  if (post.file !== null || storedName === '') return post;
  return { ...post, file: { storedName, originalName: storedName, size: 0 } };
}

/** A post as staff get it. */
export function postCodec(board: Board): Codec<Post> {
  return {
    schema: postSchema(board),
    encode: (post) => postToWire(board, post),
    decode: (raw) => postFromWire(board, raw as Raw),
  };
}

/** A post in a public list. */
export function publicCodec(board: Board): Codec<Post> {
  if (board !== 'event') return postCodec(board);
  return {
    schema: publicEventSchema,
    encode: publicEventToWire,
    decode: (raw, asked) => publicEventFromWire(raw as Raw, Number(asked['category'] ?? 0)),
  };
}

/** How the fields of a new post travel; the industry counts only where a board has industries. */
export function createNames(board: Board): FieldTable<keyof PostInput> {
  const names = { title: 'title', content: 'content', url: 'url', category: 'category1' };
  return { ...names, industry: board === 'case' ? 'category2' : [] };
}

/** And of a changed one. */
export function updateNames(board: Board): FieldTable<keyof PostInput | 'id' | 'removeFile'> {
  return { id: `${prefixes[board]}_no`, ...createNames(board), removeFile: 'remove_file' };
}
