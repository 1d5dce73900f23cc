import type { FastifyInstance } from 'fastify';
import { category as categories, searchFields, type SearchField } from '#contract/choices.ts';
import { limits } from '#contract/limits.ts';
import { pageToWire } from '#contract/list.wire.ts';
import { messages } from '#contract/messages.ts';
import type { ListQuery } from '#contract/page.ts';
import { postApi } from '#contract/post.api.ts';
import type { Board, Post } from '#contract/post.ts';
import { postToWire, publicEventToWire } from '#contract/post.wire.ts';
import { idempotencyKey } from '#server/http/idempotency-key.ts';
import { readListQuery } from '#server/http/list-query.ts';
import { mountForm } from '#server/http/mount-form.ts';
import { mount } from '#server/http/mount.ts';
import type { JsonCache } from '#server/http/json-cache.ts';
import type { BoardService } from './board.service.ts';

const { admin } = messages;
const attachment = {
  fileField: 'file',
  maxFileBytes: limits.attachmentBytes,
  tooLarge: messages.valid.fileSize,
};

const industryOf = (params: { category: number; industry?: number | undefined }) => params.industry ?? 0;

/** What anyone may read of a board. */
export function publicBoardRoutes(app: FastifyInstance, service: BoardService, cache: JsonCache): void {
  const { board } = service;
  const encode = (post: Post) => (board === 'event' ? publicEventToWire(post) : postToWire(board, post));

  // Questions come whole, in the order in which staff wrote them.
  const isWhole = (category: number) => board === 'faq' && category === categories.faq.question;

  async function answer(
    params: { category: number; industry?: number | undefined },
    query: ListQuery<SearchField>,
  ) {
    if (isWhole(params.category)) {
      const items = await service.everything(params.category);
      return pageToWire(wholeList(items), encode);
    }
    const page = await service.list(params.category, industryOf(params), query, limits.publicPageSize);
    return pageToWire(page, encode);
  }

  mount(app, postApi[board].publicList, ({ params, query }, request, reply) => {
    const listQuery = readListQuery(isWhole(params.category) ? {} : query, searchFields);
    return cache.answer(request, reply, {
      scope: board,
      key: { ...params, ...listQuery },
      make: () => answer(params, listQuery),
    });
  });
}

function wholeList<Item>(items: Item[]) {
  return { items, page: 1, pageSize: items.length, totalPages: 1, totalCount: items.length };
}

/** A question has no file, whatever a form sends along. */
function fileFor<File>(board: Board, category: number, file: File | null): File | null {
  return board === 'faq' && category === categories.faq.question ? null : file;
}

/** What staff do with a board. */
export function adminBoardRoutes(app: FastifyInstance, service: BoardService): void {
  const { board } = service;
  const api = postApi[board];

  mount(app, api.adminList, async ({ params, query }) => {
    const listQuery = readListQuery(query, searchFields);
    const page = await service.list(params.category, industryOf(params), listQuery, limits.adminPageSize);
    return pageToWire(page, (post) => postToWire(board, post));
  });

  mount(app, api.detail, async ({ params }) => ({
    success: true,
    data: postToWire(board, await service.mustFind(params.id)),
  }));

  mountForm(app, api.create, attachment, async ({ body, file }, request) => {
    const key = idempotencyKey(request);
    const id = await service.create(body, fileFor(board, body.category, file), key);
    return { success: true, message: admin.registered, id };
  });

  mount(app, api.update, async ({ body: { id, removeFile, ...input } }) => {
    await service.update({ id, removeFile, input, file: null });
    return { success: true, message: admin.saved };
  });

  mountForm(app, api.updateWithFile, attachment, async ({ body: { id, removeFile, ...input }, file }) => {
    await service.update({ id, removeFile, input, file: fileFor(board, input.category, file) });
    return { success: true, message: admin.saved };
  });

  mount(app, api.remove, async ({ body }) => {
    await service.remove(body.ids);
    return { success: true, message: admin.deleted };
  });
}
