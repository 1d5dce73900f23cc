import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { popupApi } from '#contract/popup.api.ts';
import { forVisitors } from '#contract/popup.ts';
import type { SessionService } from '#server/session/session.service.ts';
import { currentAdmin } from '#server/session/guard.ts';
import type { JsonCache } from '#server/http/json-cache.ts';
import { mountForm } from '#server/http/mount-form.ts';
import { mount, mountKept } from '#server/http/mount.ts';
import type { PopupService } from './popup.service.ts';

const { admin } = messages;

export function publicPopupRoutes(
  app: FastifyInstance,
  service: PopupService,
  sessions: SessionService,
  cache: JsonCache,
): void {
  mountKept(app, cache, popupApi.current, async (_input, request) => {
    const isStaff = (await currentAdmin(sessions, request)) !== null;
    return isStaff
      ? { kept: null, make: () => service.current() }
      : { kept: { scope: 'popup', key: {} }, make: async () => forVisitors(await service.current()) };
  });
}

export function adminPopupRoutes(app: FastifyInstance, service: PopupService): void {
  mountForm(app, popupApi.register, async ({ body, file }) => {
    const { id, replaced } = await service.register(body, file);
    return { message: replaced ? admin.popupReplaced : admin.popupRegistered, id };
  });

  mount(app, popupApi.change, async ({ body: { id, ...input } }) => {
    await service.change(id, input);
    return admin.saved;
  });

  mount(app, popupApi.remove, async ({ body }) => {
    await service.remove(body.id);
    return admin.popupDeleted;
  });
}
