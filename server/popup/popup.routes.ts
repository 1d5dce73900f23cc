import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { popupApi, popupsApi } from '#contract/popup.api.ts';
import { forVisitors, type Popup } from '#contract/popup.ts';
import type { SessionService } from '#server/session/session.service.ts';
import { isWriter } from '#server/session/guard.ts';
import type { JsonCache, Kept, Question } from '#server/http/json-cache.ts';
import { mountForm } from '#server/http/mount-form.ts';
import { mount, mountKept } from '#server/http/mount.ts';
import type { PopupService } from './popup.service.ts';

const { admin } = messages;
const kept: Kept = { scope: 'popup', key: {} };

const firstOf = ([first, ...others]: readonly Popup[]) =>
  first === undefined ? null : { ...first, others: others.length };

export function publicPopupRoutes(
  app: FastifyInstance,
  service: PopupService,
  sessions: SessionService,
  cache: JsonCache,
): void {
  const shown: Question<Popup[]>['make'] = async (holds) => {
    const { popups, span } = await service.shown();
    holds(span);
    return popups.map(forVisitors);
  };

  mountKept(app, cache, popupApi.current, async (_input, request) => {
    if (await isWriter(sessions, request))
      return { kept: null, make: async () => firstOf(await service.all()) };
    return { kept: { ...kept, variesByAsker: true }, make: async (holds) => firstOf(await shown(holds)) };
  });

  mountKept(app, cache, popupsApi.shown, async () => ({ kept, make: shown }));
}

export function adminPopupRoutes(app: FastifyInstance, service: PopupService): void {
  mountForm(app, popupApi.register, async ({ body, file }) => {
    const { id, replaced } = await service.register(body, file);
    return { message: replaced ? admin.popupReplaced : admin.popupRegistered, id };
  });

  mount(app, popupApi.change, async ({ body: { id, link } }) => {
    await service.change(id, { said: { link } });
    return admin.saved;
  });

  mount(app, popupApi.remove, async ({ body }) => {
    await service.remove(body.id);
    return admin.popupDeleted;
  });

  mount(app, popupsApi.list, () => service.all());

  mountForm(app, popupsApi.add, async ({ body, file }) => ({
    message: admin.popupRegistered,
    id: await service.add(body, file),
  }));

  mountForm(app, popupsApi.change, async ({ params, body, file }) => {
    await service.change(params.id, { said: body, file });
    return file === null ? admin.saved : admin.popupReplaced;
  });

  mount(app, popupsApi.remove, async ({ params }) => {
    await service.remove(params.id);
    return admin.popupDeleted;
  });

  mount(app, popupsApi.order, async ({ body }) => {
    await service.order(body);
    return admin.ordered;
  });
}
