import * as z from 'zod/mini';
import { createdAnswer, doneAnswer, recordAnswer } from './answer.wire.ts';
import { searchFields } from './choices.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { defineFields } from './fields.ts';
import { limits } from './limits.ts';
import { deleteFields, listFields } from './list.api.ts';
import { listAnswer } from './list.wire.ts';
import { postInputs, type Board, type PostInput } from './post.ts';
import { createNames, postCodec, publicCodec, updateNames } from './post.wire.ts';
import { optionalFlag, wholeNumber } from './text.ts';

const list = { method: 'GET', query: listFields(searchFields), timeoutMs: limits.listTimeoutMs } as const;
const write = { method: 'POST', access: 'admin', answer: doneAnswer } as const;
const id = wholeNumber();

/** The legacy paths name the boards in their own way. */
const names = { event: 'event', case: 'review', faq: 'faqVideo' } as const;
const inserts = { event: 'insertEvent', case: 'insertReview', faq: 'insertFaqVideo' } as const;
const koreanNames = { event: '이벤트/뉴스', case: '설치사례', faq: 'FAQ/셀프 관리' } as const;
const shelfPath = {
  event: 'cateId/{category}',
  case: 'categories/{category}/{industry}',
  faq: 'cateId/{category}',
} as const;

const shelfParams: Record<Board, z.ZodMiniType<{ category: number; industry?: number | undefined }>> = {
  event: z.object({ category: id }),
  case: z.object({ category: id, industry: id }),
  faq: z.object({ category: id }),
};

export type PostUpdate = PostInput & { id: number; removeFile: boolean };

function updateSchema(board: Board): z.ZodMiniType<PostUpdate> {
  return z.intersection(
    z.object({ id: wholeNumber(), removeFile: z.pipe(optionalFlag, z._default(z.boolean(), false)) }),
    postInputs[board],
  );
}

/** The seven calls of one board. */
function boardEndpoints(board: Board) {
  const name = names[board];
  const korean = koreanNames[board];
  const change = defineFields(updateSchema(board), updateNames(board));
  return {
    publicList: defineEndpoint({
      ...list,
      path: `/api/${name}/${shelfPath[board]}`,
      access: 'open',
      summary: `${korean} 공개 목록`,
      params: shelfParams[board],
      answer: listAnswer(publicCodec(board)),
    }),
    adminList: defineEndpoint({
      ...list,
      path: `/api/admin/${name}/${shelfPath[board]}`,
      access: 'admin',
      summary: `${korean} 관리 목록`,
      params: shelfParams[board],
      answer: listAnswer(postCodec(board)),
    }),
    detail: defineEndpoint({
      method: 'GET',
      path: `/api/admin/${name}_d/{id}`,
      access: 'admin',
      summary: `${korean} 상세`,
      params: z.object({ id }),
      answer: recordAnswer(postCodec(board)),
      timeoutMs: limits.listTimeoutMs,
    }),
    create: defineEndpoint({
      ...write,
      path: `/api/admin/${inserts[board]}`,
      summary: `${korean} 등록`,
      body: defineFields(postInputs[board], createNames(board)),
      carries: 'multipart',
      file: 'file',
      answer: createdAnswer,
      timeoutMs: limits.registerTimeoutMs,
    }),
    update: defineEndpoint({
      ...write,
      path: `/api/admin/${name}/update`,
      summary: `${korean} 수정`,
      body: change,
      timeoutMs: limits.listTimeoutMs,
    }),
    updateWithFile: defineEndpoint({
      ...write,
      path: `/api/admin/${name}/updateWithFile`,
      summary: `${korean} 첨부파일과 함께 수정`,
      body: change,
      carries: 'multipart',
      file: 'file',
      timeoutMs: limits.registerTimeoutMs,
    }),
    remove: defineEndpoint({
      ...write,
      path: `/api/admin/${name}/delete`,
      summary: `${korean} 삭제`,
      body: deleteFields,
      timeoutMs: limits.listTimeoutMs,
    }),
  } satisfies Record<string, Endpoint>;
}

export const postApi = {
  event: boardEndpoints('event'),
  case: boardEndpoints('case'),
  faq: boardEndpoints('faq'),
};
