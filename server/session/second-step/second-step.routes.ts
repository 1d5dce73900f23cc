import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { secondStepApi } from '#contract/second-step.api.ts';
import { mount } from '#server/http/mount.ts';
import { deviceName } from '../device-name.ts';
import { actorOf, adminOf, originOf, sessionHashOf } from '../guard.ts';
import type { SessionService } from '../session.service.ts';
import type { Browser, PasskeyService } from './passkey.service.ts';
import type { SecondStepService } from './second-step.service.ts';

interface SecondStepServices {
  sessions: SessionService;
  secondSteps: SecondStepService;
  passkeys: PasskeyService;
}

/** For the guarded scope: everybody for themselves. */
export function secondStepRoutes(
  app: FastifyInstance,
  { sessions, secondSteps: service, passkeys }: SecondStepServices,
): void {
  const browserOf = (request: FastifyRequest): Browser => ({
    idHash: sessionHashOf(sessions, request),
    origin: originOf(sessions, request),
    device: deviceName(request.headers['user-agent']),
  });
  mount(app, secondStepApi.state, (_input, request) => service.state(adminOf(request)));
  mount(app, secondStepApi.beginTotp, ({ body }, request) =>
    service.beginTotp(adminOf(request), body.password, actorOf(request)),
  );
  mount(app, secondStepApi.confirmTotp, async ({ body }, request) => ({
    message: messages.admin.totpOn,
    recoveryCodes: await service.confirmTotp(
      adminOf(request),
      body.code,
      sessionHashOf(sessions, request),
      actorOf(request),
    ),
  }));
  mount(app, secondStepApi.removeTotp, async ({ body }, request) => {
    await service.removeTotp(adminOf(request), body, actorOf(request));
    return messages.admin.totpRemoved;
  });
  mount(app, secondStepApi.passkeyOptions, ({ body }, request) =>
    passkeys.options(adminOf(request), body.password, browserOf(request), actorOf(request)),
  );
  mount(app, secondStepApi.addPasskey, async ({ body }, request) => ({
    message: messages.admin.passkeyAdded,
    recoveryCodes: await passkeys.add(adminOf(request), body.reply, browserOf(request), actorOf(request)),
  }));
  mount(app, secondStepApi.removePasskey, async ({ params, body }, request) => {
    await passkeys.remove(adminOf(request), params.id, body, actorOf(request));
    return messages.admin.passkeyRemoved;
  });
}
