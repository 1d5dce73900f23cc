import * as z from 'zod/mini';
import { categoryOf, hasIndustries, type Board } from './boards.ts';
import type { Codec } from './codec.ts';
import type { FieldTable } from './fields.ts';
import { isImageName } from './file-types.ts';
import type { Post, PostInput, StoredFile } from './post.ts';
import { storedNameIn, uploadAddress } from './upload-address.ts';
import { embedAddress } from './video-address.ts';

type Raw = Record<string, unknown>;

/** The names under which a board's fields travel. */
function namesOf({ wire: { prefix } }: Board) {
  return {
    id: `${prefix}_no`,
    title: `${prefix}_title`,
    content: `${prefix}_content`,
    url: `${prefix}_url`,
    storedName: `${prefix}_file1_s`,
    originalName: `${prefix}_file1_o`,
    size: `${prefix}_file1_size`,
    category: `${prefix}_category1`,
    industry: `${prefix}_category2`,
    createdAt: `${prefix}_add_dt`,
  } as const;
}

function postSchema(board: Board) {
  const names = namesOf(board);
  return z.object({
    [names.id]: z.number(),
    [names.title]: z.string(),
    [names.content]: z.string(),
    [names.url]: z.string(),
    [names.storedName]: z.nullable(z.string()),
    [names.originalName]: z.nullable(z.string()),
    [names.size]: z.nullable(z.number()),
    [names.category]: z.number(),
    ...(hasIndustries(board) ? { [names.industry]: z.number() } : {}),
    [names.createdAt]: z.iso.datetime({ offset: true }),
  });
}

function postToWire(board: Board, post: Post): Raw {
  const names = namesOf(board);
  return {
    [names.id]: post.id,
    [names.title]: post.title,
    [names.content]: post.content,
    [names.url]: post.url,
    [names.storedName]: post.file?.storedName ?? null,
    [names.originalName]: post.file?.originalName ?? null,
    [names.size]: post.file?.size ?? null,
    [names.category]: post.category,
    ...(hasIndustries(board) ? { [names.industry]: post.industry } : {}),
    [names.createdAt]: post.createdAt,
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
  const names = namesOf(board);
  const storedName = text(raw[names.storedName]);
  const file: StoredFile = {
    storedName,
    originalName: text(raw[names.originalName]),
    size: number(raw[names.size]),
  };
  return {
    id: number(first(raw, names.id, 'id', 'ID')),
    title: text(first(raw, names.title, 'title', 'TITLE')),
    content: text(first(raw, names.content, 'content', 'CONTENT')),
    url: text(first(raw, names.url, 'videoUrl', 'VIDEO_URL')),
    category: number(first(raw, names.category, 'category')),
    industry: number(raw[names.industry]),
    file: storedName === '' ? null : file,
    createdAt: text(first(raw, names.createdAt, 'regDate')),
  };
}

/** Cards have names of their own, the same for every board; the file's fields carry what is not a picture. */
function cardSchema(board: Board) {
  const names = namesOf(board);
  return z.object({
    id: z.number(),
    title: z.string(),
    subtitle: z.string(),
    content: z.string(),
    [names.url]: z.string(),
    videoUrl: z.nullable(z.string()),
    imageUrl: z.nullable(z.string()),
    [names.storedName]: z.nullable(z.string()),
    [names.originalName]: z.nullable(z.string()),
    [names.size]: z.nullable(z.number()),
    [names.category]: z.number(),
    [names.createdAt]: z.iso.datetime({ offset: true }),
  });
}

function cardToWire(board: Board, post: Post): Raw {
  const names = namesOf(board);
  const image = post.file !== null && isImageName(post.file.storedName) ? post.file.storedName : null;
  return {
    id: post.id,
    title: post.title,
    subtitle: categoryOf(board, post.category)?.name ?? '',
    content: post.content,
    [names.url]: post.url,
    videoUrl: embedAddress(post.url),
    imageUrl: image === null ? null : uploadAddress(image),
    [names.storedName]: post.file?.storedName ?? null,
    [names.originalName]: post.file?.originalName ?? null,
    [names.size]: post.file?.size ?? null,
    [names.category]: post.category,
    [names.createdAt]: post.createdAt,
  };
}

/** The server may leave out the category: then it is that of the list. */
function cardFromWire(board: Board, raw: Raw, listCategory: number): Post {
  const subtitle = text(first(raw, 'subtitle', 'status', 'STATUS'));
  const post: Post = {
    ...postFromWire(board, { [namesOf(board).category]: listCategory, ...raw }),
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

function cardCodec(board: Board): Codec<Post> {
  return {
    schema: cardSchema(board),
    encode: (post) => cardToWire(board, post),
    decode: (raw, asked) => cardFromWire(board, raw as Raw, Number(asked['category'] ?? 0)),
  };
}

const publicCodecs = { row: postCodec, card: cardCodec } as const;

/** A post in a public list. */
export function publicCodec(board: Board): Codec<Post> {
  return publicCodecs[board.wire.publicItem](board);
}

/** How the fields of a new post travel; the industry counts only where a board has industries. */
export function createNames(board: Board): FieldTable<keyof PostInput> {
  const names = { title: 'title', content: 'content', url: 'url', category: 'category1' };
  return { ...names, industry: hasIndustries(board) ? 'category2' : [] };
}

/** And of a changed one. */
export function updateNames(board: Board): FieldTable<keyof PostInput | 'id' | 'removeFile'> {
  return { id: namesOf(board).id, ...createNames(board), removeFile: 'remove_file' };
}
