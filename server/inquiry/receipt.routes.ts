import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { receiptApi } from '#contract/receipt.api.ts';
import { idempotencyKey } from '#server/http/idempotency-key.ts';
import { mount } from '#server/http/mount.ts';
import { networkOf } from '#server/limits/network-of.ts';
import { keepNothing } from '#server/session/guard.ts';
import type { LimitInquiries } from './inquiry.routes.ts';
import type { ReceiptService } from './receipt.service.ts';

/** In a scope of their own: what a receipt opens is kept by no one. */
export function receiptRoutes(
  app: FastifyInstance,
  service: ReceiptService,
  limitInquiries: LimitInquiries,
): void {
  keepNothing(app);

  mount(app, receiptApi.read, ({ params }, request) => service.find(params.receipt, networkOf(request.ip)));

  mount(app, receiptApi.message, async ({ params, body }, request) => {
    const key = idempotencyKey(request);
    await limitInquiries(request);
    await service.addMessage(params.receipt, body.text, key, networkOf(request.ip));
    return messages.public.messageTaken;
  });
}
