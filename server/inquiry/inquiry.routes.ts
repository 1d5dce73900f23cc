import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inquiryApi } from '#contract/inquiry.api.ts';
import { messages } from '#contract/messages.ts';
import { actorOf } from '#server/session/guard.ts';
import { idempotencyKey } from '#server/http/idempotency-key.ts';
import { mount } from '#server/http/mount.ts';
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
    await limitInquiries(request);
    const id = await service.submit(body, key);
    return { message: messages.public.inquiryAccepted, id };
  });
}

export function adminInquiryRoutes(app: FastifyInstance, service: InquiryService): void {
  mount(app, inquiryApi.list, ({ params, query }, request) =>
    service.list(params.category, query, actorOf(request)),
  );

  mount(app, inquiryApi.detail, ({ params }, request) => service.view(params.id, actorOf(request)));

  mount(app, inquiryApi.remove, async ({ body }, request) => {
    await service.remove(body.ids, actorOf(request));
    return messages.admin.deleted;
  });
}
