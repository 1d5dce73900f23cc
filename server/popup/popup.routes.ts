import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { popupApi } from '#contract/popup.api.ts';
import { popupToWire } from '#contract/popup.wire.ts';
import type { SessionService } from '#server/session/session.service.ts';
import { currentAdmin } from '#server/session/guard.ts';
import type { JsonCache } from '#server/http/json-cache.ts';
import { mountForm } from '#server/http/mount-form.ts';
import { mount } from '#server/http/mount.ts';
import type { PopupService } from './popup.service.ts';

const { admin, valid } = messages;
const image = { fileField: 'file', maxFileBytes: limits.popupBytes, tooLarge: valid.popupSize };

export function publicPopupRoutes(
  app: FastifyInstance,
  service: PopupService,
  sessions: SessionService,
  cache: JsonCache,
): void {
  mount(app, popupApi.current, async (_input, request, reply) => {
    if ((await currentAdmin(sessions, request)) !== null) {
      void reply.header('cache-control', 'no-store');
      return popupToWire(await service.current(), true);
    }
    const make = async () => popupToWire(await service.current(), false);
    return cache.answer(request, reply, { scope: 'popup', key: {}, make });
  });
}

export function adminPopupRoutes(app: FastifyInstance, service: PopupService): void {
  mountForm(app, popupApi.register, image, async ({ body, file }) => {
    const { id, replaced } = await service.register(file, body.link);
    return { success: true, message: replaced ? admin.popupReplaced : admin.popupRegistered, id };
  });

  mount(app, popupApi.changeLink, async ({ body }) => {
    await service.changeLink(body.id, body.link);
    return { success: true, message: admin.saved };
  });

  mount(app, popupApi.remove, async ({ body }) => {
    await service.remove(body.id);
    return { success: true, message: admin.popupDeleted };
  });
}
