import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { secondStepApi } from '#contract/second-step.api.ts';
import { mount } from '#server/http/mount.ts';
import { actorOf, adminOf } from '../guard.ts';
import type { SecondStepService } from './second-step.service.ts';

/** For the guarded scope: everybody for themselves. */
export function secondStepRoutes(app: FastifyInstance, service: SecondStepService): void {
  mount(app, secondStepApi.state, (_input, request) => service.state(adminOf(request)));
  mount(app, secondStepApi.beginTotp, ({ body }, request) =>
    service.beginTotp(adminOf(request), body.password, actorOf(request)),
  );
  mount(app, secondStepApi.confirmTotp, async ({ body }, request) => ({
    message: messages.admin.totpOn,
    recoveryCodes: await service.confirmTotp(adminOf(request), body.code, actorOf(request)),
  }));
  mount(app, secondStepApi.removeTotp, async ({ body }, request) => {
    await service.removeTotp(adminOf(request), body, actorOf(request));
    return messages.admin.totpRemoved;
  });
}
