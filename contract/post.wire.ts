import { categoryOf, hasIndustries, type Board } from './boards.ts';
import { fieldsCodec, type Codec } from './codec.ts';
import { namesSent, type FieldTable, type SentFields } from './fields.ts';
import { isImageName } from './file-types.ts';
import type { Post, PostInput, PostText, StoredFile } from './post.ts';
import type {
  DeskPost,
  PostRevision,
  PostStage,
  PublicationInput,
  RevisionEntry,
  SavedState,
} from './publication.ts';
import { storedBody } from './stored-body.ts';
import { storedNameIn, uploadAddress } from './upload-address.ts';
import { embedAddress } from './video-address.ts';
import {
  numberField,
  readNumber,
  readText,
  textField,
  unwritten,
  writtenAs,
  type WireField,
  type WireFields,
} from './wire-field.ts';

function fileField(name: string): WireField<StoredFile | null, Post> {
  const [stored, original, size] = [`${name}_s`, `${name}_o`, `${name}_size`];
  return {
    shape: { [stored]: 'text or null', [original]: 'text or null', [size]: 'number or null' },
    encode: (file) => ({
      [stored]: file?.storedName ?? null,
      [original]: file?.originalName ?? null,
      [size]: file?.size ?? null,
    }),
    decode(raw) {
      const storedName = readText(raw, stored);
      if (storedName === '') return null;
      return { storedName, originalName: readText(raw, original), size: readNumber(raw, size) };
    },
  };
}

/** As JSON text, the same way there and back; a post without one says nothing of it. */
const bodyField: WireField<Post['body'], Post> & { sentAs: string } = {
  shape: { body: 'text?' },
  encode: (body) => (body === undefined ? {} : { body: JSON.stringify(body) }),
  decode: (raw) => storedBody(readText(raw, 'body')),
  sentAs: 'body',
};

/** Every field of a post once: how staff get it, and under which name they send it, if they do. */
function rowFields(board: Board) {
  const at = (part: string) => `${board.wire.prefix}_${part}`;
  const industry = numberField(at('category2'));
  return {
    id: numberField(at('no'), ['id', 'ID']),
    title: { ...textField(at('title'), ['title', 'TITLE']), sentAs: 'title' },
    subtitle: { shape: {}, encode: () => ({}), decode: () => undefined },
    content: { ...textField(at('content'), ['content', 'CONTENT']), sentAs: 'content' },
    body: bodyField,
    url: { ...textField(at('url'), ['videoUrl', 'VIDEO_URL']), sentAs: 'url' },
    file: fileField(at('file1')),
    category: { ...numberField(at('category1'), ['category']), sentAs: 'category1' },
    industry: hasIndustries(board)
      ? { ...industry, sentAs: 'category2' }
      : { ...unwritten(industry), sentAs: [] },
    createdAt: textField(at('add_dt'), ['regDate'], 'time'),
  } satisfies WireFields<Post> & SentFields<keyof PostText>;
}

/** Cards have names of their own, the same for every board; the file's fields carry what is not a picture. */
function cardFields(board: Board): WireFields<Post> {
  const row = rowFields(board);
  return {
    ...row,
    id: writtenAs('id', row.id),
    title: writtenAs('title', row.title),
    subtitle: {
      shape: { subtitle: 'text' },
      encode: (_, { category }) => ({ subtitle: categoryOf(board, category)?.name ?? '' }),
      decode: (raw) => readText(raw, 'subtitle', 'status', 'STATUS') || undefined,
    },
    content: writtenAs('content', row.content),
    url: {
      ...row.url,
      shape: { ...row.url.shape, videoUrl: 'text or null' },
      encode: (url, post) => ({ ...row.url.encode(url, post), videoUrl: embedAddress(url) }),
    },
    file: {
      shape: { imageUrl: 'text or null', ...row.file.shape },
      encode(file, post) {
        const isImage = file !== null && isImageName(file.storedName);
        return { imageUrl: isImage ? uploadAddress(file.storedName) : null, ...row.file.encode(file, post) };
      },
      decode(raw, asked) {
        const storedName = storedNameIn(readText(raw, 'imageUrl', 'IMAGE_URL'));
        const image = storedName === '' ? null : { storedName, originalName: storedName, size: 0 };
        return row.file.decode(raw, asked) ?? image;
      },
    },
    category: {
      ...row.category,
      /** The server may leave it out: then it is that of the list. */
      decode: (raw, asked) =>
        row.category.decode({ [row.category.name]: Number(asked['category'] ?? 0), ...raw }, asked),
    },
    industry: unwritten(row.industry),
  };
}

function momentField(name: string): WireField<string | null, unknown> & { sentAs: string } {
  return {
    shape: { [name]: 'time or null' },
    encode: (moment) => ({ [name]: moment }),
    decode: (raw) => readText(raw, name) || null,
    sentAs: name,
  };
}

/** What staff alone get of a post, and when they say that the public is to see it. */
const deskFields = {
  state: {
    ...textField('state'),
    decode: (raw) => (readText(raw, 'state') || 'published') as SavedState,
    sentAs: 'state',
  },
  stage: { ...textField('stage'), decode: (raw) => (readText(raw, 'stage') || 'shown') as PostStage },
  publishAt: momentField('publish_at'),
  unpublishAt: momentField('unpublish_at'),
  pinned: {
    shape: { pinned: 'number' },
    encode: (pinned) => ({ pinned: pinned ? 1 : 0 }),
    decode: (raw) => readNumber(raw, 'pinned') === 1,
    sentAs: 'pinned',
  },
  version: numberField('version'),
} satisfies WireFields<Omit<DeskPost, keyof Post>> & SentFields<keyof PublicationInput>;

/** A post as staff get it. */
export function deskCodec(board: Board): Codec<DeskPost> {
  return fieldsCodec<DeskPost>({ ...rowFields(board), ...deskFields });
}

const savedFields = {
  version: numberField('version'),
  savedAt: textField('savedAt', [], 'time'),
  savedBy: textField('savedBy'),
};

/** What of a revision tells it from the others. */
export const revisionEntryCodec: Codec<RevisionEntry> = fieldsCodec<RevisionEntry>({
  ...savedFields,
  title: textField('title'),
});

/** A post as it was before a save. */
export function revisionCodec(board: Board): Codec<PostRevision> {
  return fieldsCodec<PostRevision>({ ...rowFields(board), ...savedFields });
}

const publicFields = { row: rowFields, card: cardFields } as const;

/** A post in a public list. */
export function publicCodec(board: Board): Codec<Post> {
  return fieldsCodec<Post>(publicFields[board.wire.publicItem](board));
}

/** How the fields of a new post travel; the industry counts only where a board has industries. */
export function createNames(board: Board): FieldTable<keyof PostInput> {
  return { ...namesSent<keyof PostText>(rowFields(board)), ...namesSent<keyof PublicationInput>(deskFields) };
}

/** And of a changed one. */
export function updateNames(board: Board): FieldTable<keyof PostInput | 'id' | 'removeFile' | 'version'> {
  return {
    id: rowFields(board).id.name,
    ...createNames(board),
    removeFile: 'remove_file',
    version: deskFields.version.name,
  };
}
