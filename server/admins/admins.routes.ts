import type { FastifyInstance } from 'fastify';
import { adminsApi } from '#contract/admins.api.ts';
import { messages } from '#contract/messages.ts';
import { readForms } from '#server/http/bodies.ts';
import { mount } from '#server/http/mount.ts';
import { actorOf, keepNothing } from '#server/session/guard.ts';
import type { AccountsService } from './accounts.service.ts';
import type { InviteService } from './invite.service.ts';

/** For the guarded scope. */
export function adminsRoutes(app: FastifyInstance, accounts: AccountsService): void {
  mount(app, adminsApi.list, () => accounts.list());
  mount(app, adminsApi.invite, async ({ body }, request) => ({
    message: messages.admin.invited,
    link: await accounts.invite(body, actorOf(request)),
  }));
  mount(app, adminsApi.newLink, async ({ params, body }, request) => ({
    message: messages.admin.invited,
    link: await accounts.newLink(params.id, body.email, actorOf(request)),
  }));
  mount(app, adminsApi.change, async ({ params, body }, request) => {
    await accounts.change(params.id, body, actorOf(request));
    return messages.admin.saved;
  });
  mount(app, adminsApi.endSessions, async ({ params }, request) => {
    await accounts.endSessions(params.id, actorOf(request));
    return messages.admin.sessionsEnded;
  });
}

/** What whoever has a link may call; a scope of its own, because it reads forms. */
export function inviteRoutes(app: FastifyInstance, invites: InviteService): void {
  keepNothing(app);
  readForms(app);
  mount(app, adminsApi.acceptInvite, async ({ body }, request) => {
    await invites.accept(body.token, body.password, request.ip);
    return messages.admin.passwordSet;
  });
}
