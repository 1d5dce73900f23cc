import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { inquiryApi } from '#contract/inquiry.api.ts';
import { messages } from '#contract/messages.ts';
import { spreadsheetType } from '#server/files/content-type.ts';
import { actorOf, adminOf } from '#server/session/guard.ts';
import { idempotencyKey } from '#server/http/idempotency-key.ts';
import { attachment } from '#server/http/attachment.ts';
import { mount, mountStream } from '#server/http/mount.ts';
import type { InquiryChangeService } from './inquiry-change.service.ts';
import type { InquiryExportService } from './inquiry-export.service.ts';
import type { InquiryReplyService } from './inquiry-reply.service.ts';
import type { InquiryService } from './inquiry.service.ts';

/** Says no when one address sends too much. */
export type LimitInquiries = (request: FastifyRequest) => Promise<void>;

export function publicInquiryRoutes(
  app: FastifyInstance,
  service: InquiryService,
  limitInquiries: LimitInquiries,
): void {
  mount(app, inquiryApi.submit, async ({ body }, request) => {
    const key = idempotencyKey(request);
    const taken = await service.submit(body, key, () => limitInquiries(request));
    return { message: messages.public.inquiryAccepted, ...taken };
  });
}

export function adminInquiryRoutes(
  app: FastifyInstance,
  services: {
    inquiries: InquiryService;
    inquiryChanges: InquiryChangeService;
    inquiryReplies: InquiryReplyService;
    inquiryExports: InquiryExportService;
  },
): void {
  const { inquiries: service, inquiryChanges: changes, inquiryReplies: replies, inquiryExports } = services;

  mount(app, inquiryDeskApi.list, ({ params, query }, request) =>
    service.list(params.category, query, { ...actorOf(request), adminId: adminOf(request).id }),
  );

  mount(app, inquiryDeskApi.detail, ({ params, query }, request) =>
    service.view(params.id, query, actorOf(request)),
  );

  mount(app, inquiryDeskApi.change, async ({ params, body: { version, ...change } }, request) => ({
    message: messages.admin.saved,
    version: await changes.change(params.id, change, version, actorOf(request)),
  }));

  mount(app, inquiryDeskApi.changeAll, async ({ body: { ids, ...change } }, request) => {
    await changes.changeAll(ids, change, actorOf(request));
    return messages.admin.saved;
  });

  mount(app, inquiryDeskApi.memo, async ({ params, body }, request) => ({
    message: messages.admin.registered,
    id: await changes.addMemo(params.id, body.text, idempotencyKey(request), actorOf(request)),
  }));

  mount(app, inquiryDeskApi.reply, ({ params, body }, request) =>
    replies.reply(params.id, body, idempotencyKey(request), actorOf(request)),
  );

  mountStream(app, inquiryDeskApi.export, async ({ query: { category, ...query } }, request, reply) => {
    const { name, plainName, content } = await inquiryExports.file(category, query, actorOf(request));
    void reply.type(spreadsheetType).header('content-disposition', attachment(name, plainName));
    return Readable.from(content);
  });

  mount(app, inquiryDeskApi.assignees, (_, request) => changes.assignees(actorOf(request)));

  mount(app, inquiryDeskApi.remove, async ({ body }, request) => {
    await service.remove(body.ids, actorOf(request));
    return messages.admin.deleted;
  });
}
