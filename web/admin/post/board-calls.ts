import { categoryOf, hasIndustries, isByIndustry, isTextOnly, type Board } from '#contract/boards.ts';
import { adminPageSizes, industries } from '#contract/choices.ts';
import { postApi } from '#contract/post.api.ts';
import type { PostInput } from '#contract/post.ts';
import {
  postStages,
  type DeskPost,
  type PostRevision,
  type PostStage,
  type RevisionEntry,
} from '#contract/publication.ts';
import type { CallInput } from '#web/api/call.ts';
import { createKeyRing } from '#web/api/idempotency-key.ts';
import { readAddress, writeAddress } from '../list/list-address.ts';
import { forgetAhead, listCall, type ListCall } from '../list/list-call.ts';
import { adminCall } from '../session/admin-call.ts';
import type { PostDraft } from './post-draft.ts';

/** What a board's list shows when nothing else is asked for. */
export const boardStart = {
  page: 1,
  category: 0,
  industry: 0,
  keyword: '',
  /** A stage, or nothing: all of them. */
  state: '',
  size: adminPageSizes[0] as number,
};
export type BoardAddress = typeof boardStart;

/** What the server is asked for beyond its page; what makes no sense in an address asks for nothing. */
function filtersOf({ keyword, state, size }: BoardAddress) {
  return {
    ...(keyword !== '' && { keyword, field: 'title' as const }),
    ...(Object.hasOwn(postStages, state) && { state: state as PostStage }),
    ...(size !== boardStart.size && { size }),
  };
}

/** The part of an address that says which category of a board is meant. */
export function placeQuery({ category, industry }: Pick<PostInput, 'category' | 'industry'>): string {
  return writeAddress({ category, industry }, { category: 0, industry: 0 });
}

/** The category that an address names, as far as the board has it. */
export function placeIn(board: Board, params: URLSearchParams): Pick<PostInput, 'category' | 'industry'> {
  const place = readAddress(params, { category: 0, industry: 0 });
  return {
    category: categoryOf(board, place.category) === undefined ? 0 : place.category,
    industry: hasIndustries(board) && place.industry < industries.length ? place.industry : 0,
  };
}

type Progress = NonNullable<CallInput['onProgress']>;

function inputOf(draft: PostDraft) {
  const { title, content, body, url, category, industry, state, publishAt, unpublishAt, pinned } = draft;
  return { title, content, body, url, category, industry, state, publishAt, unpublishAt, pinned };
}

function textOf(draft: PostDraft): string {
  const { name, size, lastModified } = draft.chosen ?? {};
  return JSON.stringify([inputOf(draft), name, size, lastModified]);
}

export type BoardCalls = ReturnType<typeof boardCalls>;

/** The calls that the screens of one board make. */
export function boardCalls(board: Board) {
  const api = postApi(board);
  /** An answer that was lost on its way: what is sent again then is the same post. */
  const keyRing = createKeyRing();

  return {
    list: (address: BoardAddress): ListCall<DeskPost> => {
      const { page, category, industry } = address;
      return listCall(api.adminList, {
        params: { category, industry: isByIndustry(board, category) ? industry : 0 },
        query: { page, ...filtersOf(address) },
      });
    },

    detail: (id: string, signal?: AbortSignal): Promise<DeskPost> =>
      adminCall(api.detail, { params: { id }, ...(signal && { signal }) }),

    create: async (draft: PostDraft, onProgress: Progress): Promise<void> => {
      const file = draft.chosen;
      // What is text only has no address to send, not even an empty one.
      const body = { ...inputOf(draft), ...(isTextOnly(board, draft.category) ? { url: undefined } : {}) };
      const headers = { 'idempotency-key': keyRing.keyFor(textOf(draft)) };
      await adminCall(api.create, { body, file, headers, ...(file === null ? {} : { onProgress }) });
      keyRing.forget();
      forgetAhead();
    },

    /** Who has not seen the last version is told, and changes nothing. */
    update: async (post: DeskPost, draft: PostDraft, onProgress: Progress): Promise<void> => {
      const body = { id: post.id, ...inputOf(draft), version: post.version };
      if (draft.chosen === null) {
        const removeFile = post.file !== null && draft.kept === null;
        await adminCall(api.update, { body: { ...body, removeFile: removeFile || undefined } });
      } else {
        await adminCall(api.updateWithFile, {
          body: { ...body, removeFile: undefined },
          file: draft.chosen,
          onProgress,
        });
      }
      forgetAhead();
    },

    revisions: async (id: number): Promise<RevisionEntry[]> =>
      (await adminCall(api.revisions, { params: { id } })).items,

    revision: (id: number, version: number): Promise<PostRevision> =>
      adminCall(api.revision, { params: { id, version } }),

    /** `seen`: the version that it takes the place of. */
    restoreRevision: async (id: number, version: number, seen: number): Promise<void> => {
      await adminCall(api.restoreRevision, { params: { id, version }, body: { version: seen } });
      forgetAhead();
    },

    remove: async (ids: readonly number[]): Promise<void> => {
      await adminCall(api.remove, { body: { ids: [...ids] } });
      forgetAhead();
    },
  };
}
