import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { trashApi } from '#contract/trash.api.ts';
import { mount } from '#server/http/mount.ts';
import { actorOf, adminOf } from '#server/session/guard.ts';
import type { TrashActor, TrashService } from './trash.service.ts';

const trashActorOf = (request: FastifyRequest): TrashActor => ({
  ...actorOf(request),
  role: adminOf(request).role,
});

export function trashRoutes(app: FastifyInstance, service: TrashService): void {
  mount(app, trashApi.list, ({ query }, request) => service.list(query, trashActorOf(request)));

  mount(app, trashApi.restore, ({ body }, request) => service.restore(body.items, trashActorOf(request)));

  mount(app, trashApi.destroy, async ({ body }, request) => {
    await service.destroy(body.items, trashActorOf(request));
    return messages.admin.destroyed;
  });
}
