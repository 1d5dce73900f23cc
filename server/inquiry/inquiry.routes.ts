import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inquirySearchFields } from '#contract/choices.ts';
import { inquiryApi } from '#contract/inquiry.api.ts';
import { inquiryToWire } from '#contract/inquiry.wire.ts';
import { pageToWire } from '#contract/list.wire.ts';
import { messages } from '#contract/messages.ts';
import { visitorOf } from '#server/session/guard.ts';
import { idempotencyKey } from '#server/http/idempotency-key.ts';
import { readListQuery } from '#server/http/list-query.ts';
import { mount } from '#server/http/mount.ts';
import type { InquiryService } from './inquiry.service.ts';

/** Says no when one address sends too much. */
export type TakeTurn = (request: FastifyRequest) => Promise<void>;

export function publicInquiryRoutes(app: FastifyInstance, service: InquiryService, takeTurn: TakeTurn): void {
  mount(app, inquiryApi.submit, async ({ body }, request) => {
    const key = idempotencyKey(request);
    await takeTurn(request);
    const id = await service.submit(body, key);
    return { success: true, message: messages.public.inquiryAccepted, id };
  });
}

export function adminInquiryRoutes(app: FastifyInstance, service: InquiryService): void {
  mount(app, inquiryApi.list, async ({ params, query }, request) => {
    const page = await service.list(
      params.category,
      readListQuery(query, inquirySearchFields),
      visitorOf(request),
    );
    return pageToWire(page, inquiryToWire);
  });

  mount(app, inquiryApi.detail, async ({ params }, request) => ({
    success: true,
    data: inquiryToWire(await service.view(params.id, visitorOf(request))),
  }));

  mount(app, inquiryApi.remove, async ({ body }, request) => {
    await service.remove(body.ids, visitorOf(request));
    return { success: true, message: messages.admin.deleted };
  });
}
