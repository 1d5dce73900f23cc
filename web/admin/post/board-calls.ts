import { category } from '#contract/catalog.ts';
import { pageFromWire } from '#contract/list.wire.ts';
import { postApi } from '#contract/post.api.ts';
import type { Board, Post, PostInput } from '#contract/post.ts';
import { postFromWire } from '#contract/post.wire.ts';
import type { CallInput, JsonObject } from '#web/lib/api-call.ts';
import { forgetAhead, type ListCall } from '../list/list-call.ts';
import { adminCall } from '../session/admin-call.ts';
import type { PostDraft } from './post-draft.ts';

export interface BoardAddress {
  page: number;
  category: number;
  industry: number;
  keyword: string;
}

type Progress = NonNullable<CallInput['onProgress']>;

const nothing = () => null;

function inputOf({ title, content, url, category: kind, industry }: PostDraft): PostInput {
  return { title, content, url, category: kind, industry };
}

/** The calls that the screens of one board make. */
export function boardCalls(board: Board) {
  const api = postApi[board];
  const readPost = (raw: unknown) => postFromWire(board, raw as JsonObject);

  return {
    list({ page, category: kind, industry, keyword }: BoardAddress): ListCall<Post> {
      const isInterview = board === 'case' && kind === category.case.interview;
      return {
        endpoint: api.adminList,
        input: {
          params: { category: kind, industry: isInterview ? 0 : industry },
          query: { page, keyword, field: keyword === '' ? '' : 'title' },
        },
        read: (answer) => pageFromWire(answer, readPost),
      };
    },

    detail(id: string, signal: AbortSignal): Promise<Post> {
      return adminCall(api.detail, { params: { id }, signal }, ({ data }) => readPost(data));
    },

    async create(draft: PostDraft, onProgress: Progress): Promise<void> {
      const file = draft.chosen;
      await adminCall(
        api.create,
        { body: { ...inputOf(draft) }, file, ...(file === null ? {} : { onProgress }) },
        nothing,
      );
      forgetAhead();
    },

    async update(post: Post, draft: PostDraft, onProgress: Progress): Promise<void> {
      const body = { id: post.id, ...inputOf(draft) };
      if (draft.chosen === null) {
        const removeFile = post.file !== null && draft.kept === null;
        await adminCall(api.update, { body: { ...body, ...(removeFile ? { removeFile } : {}) } }, nothing);
      } else {
        await adminCall(api.updateWithFile, { body, file: draft.chosen, onProgress }, nothing);
      }
      forgetAhead();
    },

    async remove(ids: readonly number[]): Promise<void> {
      await adminCall(api.remove, { body: { ids } }, nothing);
      forgetAhead();
    },
  };
}
