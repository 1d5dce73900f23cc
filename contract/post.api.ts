import * as z from 'zod/mini';
import { createdAnswer, doneAnswer, recordAnswer } from './answer.wire.ts';
import type { Board } from './boards.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { defineFields } from './fields.ts';
import { limits } from './limits.ts';
import { deleteFields } from './list.api.ts';
import { listAnswer } from './list.wire.ts';
import { postRules, type PostInput } from './post.ts';
import { deskQueryFields } from './post-desk.wire.ts';
import { partitionOf, publicListApi } from './public-list.api.ts';
import { createNames, deskCodec, revisionCodec, revisionEntryCodec, updateNames } from './post.wire.ts';
import { optionalFlag, optionalNumber, wholeNumber } from './text.ts';
import { keptRevisions } from './publication.ts';
import { attachmentUpload } from './upload.ts';

const write = { method: 'POST', access: 'editor', answer: doneAnswer } as const;
const id = wholeNumber();

/** `version`: the one that was seen; what has changed since is not written over. Without it nothing is compared. */
export type PostUpdate = PostInput & { id: number; removeFile: boolean; version?: number | undefined };

function updateSchema(board: Board): z.ZodMiniType<PostUpdate> {
  return z.intersection(
    z.object({
      id: wholeNumber(),
      removeFile: z.pipe(optionalFlag, z._default(z.boolean(), false)),
      version: optionalNumber,
    }),
    postRules(board),
  );
}

/** The calls of one board. */
function boardEndpoints(board: Board) {
  const { label } = board;
  const { path: name, insert } = board.wire;
  const partition = partitionOf(board);
  const change = defineFields(updateSchema(board), updateNames(board));
  return {
    publicList: publicListApi(board),
    adminList: defineEndpoint({
      method: 'GET',
      query: deskQueryFields,
      path: `/api/admin/${name}/${partition.path}`,
      access: 'editor',
      summary: `${label} 관리 목록`,
      params: partition.params,
      answer: listAnswer(deskCodec(board)),
      timeoutMs: limits.listTimeoutMs,
    }),
    detail: defineEndpoint({
      method: 'GET',
      path: `/api/admin/${name}_d/{id}`,
      access: 'editor',
      summary: `${label} 상세`,
      params: z.object({ id }),
      answer: recordAnswer(deskCodec(board)),
      timeoutMs: limits.listTimeoutMs,
    }),
    create: defineEndpoint({
      ...write,
      bodyBytes: limits.postBytes,
      path: `/api/admin/${insert}`,
      summary: `${label} 등록`,
      body: defineFields(postRules(board), createNames(board)),
      carries: 'multipart',
      file: attachmentUpload,
      answer: createdAnswer,
      timeoutMs: limits.registerTimeoutMs,
    }),
    update: defineEndpoint({
      ...write,
      bodyBytes: limits.postBytes,
      path: `/api/admin/${name}/update`,
      summary: `${label} 수정`,
      body: change,
      timeoutMs: limits.listTimeoutMs,
    }),
    updateWithFile: defineEndpoint({
      ...write,
      bodyBytes: limits.postBytes,
      path: `/api/admin/${name}/updateWithFile`,
      summary: `${label} 첨부파일과 함께 수정`,
      body: change,
      carries: 'multipart',
      file: attachmentUpload,
      timeoutMs: limits.registerTimeoutMs,
    }),
    remove: defineEndpoint({
      ...write,
      path: `/api/admin/${name}/delete`,
      summary: `${label} 삭제 (휴지통으로)`,
      body: deleteFields,
      timeoutMs: limits.listTimeoutMs,
    }),
    revisions: defineEndpoint({
      method: 'GET',
      path: `/api/admin/${name}/{id}/revisions`,
      access: 'editor',
      summary: `${label} 이전 판 목록 (최근 ${keptRevisions}개)`,
      params: z.object({ id }),
      answer: listAnswer(revisionEntryCodec),
      timeoutMs: limits.listTimeoutMs,
    }),
    revision: defineEndpoint({
      method: 'GET',
      path: `/api/admin/${name}/{id}/revisions/{version}`,
      access: 'editor',
      summary: `${label} 이전 판`,
      params: z.object({ id, version: id }),
      answer: recordAnswer(revisionCodec(board)),
      timeoutMs: limits.listTimeoutMs,
    }),
    restoreRevision: defineEndpoint({
      ...write,
      path: `/api/admin/${name}/{id}/revisions/{version}/restore`,
      summary: `${label} 이전 판으로 되돌리기`,
      params: z.object({ id, version: id }),
      body: defineFields(z.object({ version: optionalNumber }), { version: 'version' }),
      timeoutMs: limits.listTimeoutMs,
    }),
  } satisfies Record<string, Endpoint>;
}

export type PostApi = ReturnType<typeof boardEndpoints>;

const made = new WeakMap<Board, PostApi>();

/** The calls of one board, made when they are first asked for. */
export function postApi(board: Board): PostApi {
  const api = made.get(board) ?? boardEndpoints(board);
  made.set(board, api);
  return api;
}
