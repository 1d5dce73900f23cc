import type { FastifyInstance } from 'fastify';
import { mailApi } from '#contract/mail.api.ts';
import { messages } from '#contract/messages.ts';
import { replyTemplateApi } from '#contract/reply-template.api.ts';
import { mount } from '#server/http/mount.ts';
import { actorOf } from '#server/session/guard.ts';
import type { MailService } from './mail.service.ts';
import type { ReplyTemplateService } from './reply-template.service.ts';

export function mailRoutes(app: FastifyInstance, mails: MailService, templates: ReplyTemplateService): void {
  mount(app, mailApi.list, ({ query }, request) => mails.list(query, actorOf(request)));

  mount(app, mailApi.retry, async ({ params }, request) => {
    await mails.retry(params.id, actorOf(request));
    return messages.admin.mailQueued;
  });

  mount(app, replyTemplateApi.list, () => templates.list());

  mount(app, replyTemplateApi.change, async ({ body }, request) => ({
    message: messages.admin.saved,
    version: await templates.change(body, actorOf(request)),
  }));
}
