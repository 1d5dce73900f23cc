import type { FastifyInstance } from 'fastify';
import { categoryOf, isTextOnly, wholeCategoryOf, type Board } from '#contract/boards.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { postApi } from '#contract/post.api.ts';
import { postOrderApi } from '#contract/post-order.api.ts';
import { idempotencyKey } from '#server/http/idempotency-key.ts';
import { mountForm } from '#server/http/mount-form.ts';
import { mount, mountKept } from '#server/http/mount.ts';
import type { JsonCache } from '#server/http/json-cache.ts';
import { adminOf } from '#server/session/guard.ts';
import type { BoardService } from './board.service.ts';

const { admin } = messages;

const industryOf = (params: { category: number; industry?: number | undefined }) => params.industry ?? 0;

/** What anyone may read of a board. */
export function publicBoardRoutes(app: FastifyInstance, service: BoardService, cache: JsonCache): void {
  const { board } = service;
  const isWhole = (category: number) => categoryOf(board, category)?.comesWhole === true;

  mountKept(app, cache, postApi(board).publicList, async ({ params, query }) => {
    if (isWhole(params.category)) {
      const make = async () => wholeList(await service.everything(params.category));
      return { kept: { scope: board.name, key: params }, make };
    }
    return {
      kept: { scope: board.name, key: { ...params, ...query } },
      make: () => service.list(params.category, industryOf(params), query, limits.publicPageSize),
    };
  });
}

function wholeList<Item>(items: Item[]) {
  return { items, page: 1, pageSize: items.length, totalPages: 1, totalCount: items.length };
}

/** What is text only has no file, whatever a form sends along. */
function fileFor<File>(board: Board, category: number, file: File | null): File | null {
  return isTextOnly(board, category) ? null : file;
}

/** What staff do with a board. */
export function adminBoardRoutes(app: FastifyInstance, service: BoardService): void {
  const { board } = service;
  const api = postApi(board);

  mount(app, api.adminList, ({ params, query }) =>
    service.deskList(params.category, industryOf(params), query),
  );

  mount(app, api.detail, ({ params }) => service.mustFind(params.id));

  mountForm(app, api.create, async ({ body, file }, request) => {
    const key = idempotencyKey(request);
    const { login } = adminOf(request);
    const id = await service.create(body, fileFor(board, body.category, file), key, login);
    return { message: admin.registered, id };
  });

  mount(app, api.update, async ({ body: { id, removeFile, version, ...input } }, request) => {
    await service.update({ id, removeFile, version, input, file: null }, adminOf(request).login);
    return admin.saved;
  });

  mountForm(
    app,
    api.updateWithFile,
    async ({ body: { id, removeFile, version, ...input }, file: sent }, request) => {
      const file = fileFor(board, input.category, sent);
      await service.update({ id, removeFile, version, input, file }, adminOf(request).login);
      return admin.saved;
    },
  );

  mount(app, api.remove, async ({ body }, request) => {
    await service.remove(body.ids, adminOf(request).login);
    return admin.deleted;
  });

  mount(app, api.revisions, async ({ params }) => wholeList(await service.revisions.list(params.id)));

  mount(app, api.revision, ({ params }) => service.revisions.mustFind(params.id, params.version));

  mount(app, api.restoreRevision, async ({ params, body }, request) => {
    const { id, version } = params;
    await service.revisions.restore(id, version, body.version, adminOf(request).login);
    return admin.saved;
  });

  const whole = wholeCategoryOf(board);
  if (whole === undefined) return;
  const order = postOrderApi(board);
  mount(app, order.read, () => service.ordered(whole.number));
  mount(app, order.change, async ({ body }) => {
    await service.order(whole.number, body);
    return admin.ordered;
  });
}
