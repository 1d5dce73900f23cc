import * as z from 'zod/mini';
import type { SearchField } from './choices.ts';
import { messages } from './messages.ts';
import { readMoment } from './moment.ts';
import type { ListQuery } from './page.ts';
import type { Post } from './post.ts';

/** What staff have decided about a post. Rows name it by these words, never to be changed. */
export const postStates = { draft: '임시저장', published: '게시', trash: '휴지통' } as const;
export type PostState = keyof typeof postStates;

/** What a save can decide: the trash has calls of its own. */
const savedStates = ['draft', 'published'] as const satisfies readonly PostState[];
export type SavedState = (typeof savedStates)[number];

/** Where a post stands towards the public right now; only `shown` is seen. Rows name it by these words too. */
export const postStages = {
  draft: '임시저장',
  planned: '예정',
  shown: '게시 중',
  ended: '종료',
} as const;
export type PostStage = keyof typeof postStages;

/** When the public sees a post. Moments are in UTC, as `2026-11-20T00:00:00.000Z`. */
export interface Publication {
  state: SavedState;
  /** Not before this moment; null: at once. */
  publishAt: string | null;
  /** Not from this moment on; null: for ever. */
  unpublishAt: string | null;
  /** Stands first in its list. */
  pinned: boolean;
}

/** A post as staff get it. */
export interface DeskPost extends Post, Publication {
  stage: PostStage;
  /** Grows with each save: who changes what they have not seen is told. */
  version: number;
}

/** Which posts a list of the back office shows. */
export interface DeskQuery extends ListQuery<SearchField> {
  /** What staff decided, or where it stands right now. Null: all; what is in the trash has a list of its own. */
  state: PostState | PostStage | null;
  size: number;
}

/** A post as it was before a save. */
export interface PostRevision extends Post {
  version: number;
  savedAt: string;
  /** The ID of an admin; empty where nobody knows any more. */
  savedBy: string;
}
export type RevisionEntry = Pick<PostRevision, 'version' | 'savedAt' | 'savedBy' | 'title'>;

/** So many are kept of each post. */
export const keptRevisions = 20;

/** What is not said stays as it is; a new post is published at once. */
export type PublicationInput = { [Field in keyof Publication]?: Publication[Field] | undefined };

/** Nothing, and null, take a moment away. What makes no sense is `false`, which no moment is. */
function momentIn(value: unknown, side: 'from' | 'to'): unknown {
  if (value === undefined) return undefined;
  if (value === null || value === '') return null;
  return (typeof value === 'string' && readMoment(value.trim(), side)) || false;
}

const moment = (side: 'from' | 'to') =>
  z.pipe(
    z.transform((value: unknown) => momentIn(value, side)),
    z.optional(z.nullable(z.string({ error: messages.valid.moment }))),
  );

const spelledPins = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['', false],
  ['false', false],
]);

export const publicationRules = {
  state: z.optional(z.enum(savedStates, { error: messages.valid.choice })),
  publishAt: moment('from'),
  unpublishAt: moment('to'),
  pinned: z.pipe(
    z.transform((value: unknown) => spelledPins.get(value) ?? value),
    z.optional(z.boolean({ error: messages.valid.choice })),
  ),
};
