import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { inviteAnswerInput } from '#contract/admins.ts';
import { inquiryInput } from '#contract/inquiry.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { FormResult, PageServices, SiteSettings } from '#contract/page-services.ts';
import type { Partition } from '#contract/reader.ts';
import { messageInput } from '#contract/receipt.ts';
import { isAllowed } from '#contract/roles.ts';
import { seoulDay, seoulDayOf } from '#contract/seoul-day.ts';
import { AppError, invalid, statusOf } from '#server/errors.ts';
import type { TrackedServices } from './page-maker.ts';
import { isStorageUnavailable } from '#server/http/storage-unavailable.ts';
import type { LimitInquiries } from '#server/inquiry/inquiry.routes.ts';
import { networkOf } from '#server/limits/network-of.ts';
import type { Services } from '#server/services.ts';
import { always, spanAt } from '#server/span.ts';
import { currentAdmin } from '#server/session/guard.ts';
import type { Scope } from '#server/versions.ts';

/**
 * A form without scripts brings no key, and its page is the same for everyone: the text itself is the key,
 * so that a second press of the button or of `reload` makes no second inquiry.
 */
function keyOf(input: object): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/** Nothing where there is nothing; any other refusal is the page's answer. */
function nullOrThrow(error: unknown): null {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'notFound') return null;
  const wait = error.retryAfterSeconds;
  throw new Response(null, {
    status: statusOf[error.code],
    ...(wait !== null && { headers: { 'retry-after': String(wait) } }),
  });
}

const whole = { keyword: '', field: 'title' } as const;

/** What pages may ask of the server, as the web's contract words it. */
export function createPageServices(
  services: Services,
  settings: SiteSettings,
  limitInquiries: LimitInquiries,
) {
  const { boards, clock, inquiries, invites, receipts } = services;

  const refusal = ({ message, code, retryAfterSeconds }: AppError) => {
    return { ok: false, message, status: statusOf[code], retryAfterSeconds } as const;
  };

  /** Checks a plain form by its rules and takes it. */
  async function submit<Input, Taken extends object>(
    rules: z.ZodMiniType<Input>,
    fields: Readonly<Record<string, string>>,
    take: (input: Input) => Promise<Taken>,
  ): Promise<FormResult<Taken>> {
    const parsed = rules.safeParse(fields);
    if (!parsed.success) return refusal(invalid(parsed.error.issues[0]?.message ?? messages.wire.invalid));
    try {
      return { ok: true, ...(await take(parsed.data)) };
    } catch (error) {
      if (error instanceof AppError) return refusal(error);
      throw error;
    }
  }

  return function servicesFor(request: FastifyRequest): TrackedServices {
    const used = new Set<Scope>();
    let span = always;
    const board = (partition: Partition) => {
      used.add(partition.board.name);
      return boards.of(partition.board.name);
    };
    /** What a page cannot do without: while it is away the page is too, and may be asked for again. */
    async function whileThere<Result>(work: Promise<Result>): Promise<Result> {
      try {
        return await work;
      } catch (error) {
        if (!isStorageUnavailable(error)) throw error;
        page.report(error);
        throw new Response(null, { status: 503, headers: { 'retry-after': '5' } });
      }
    }
    const page: PageServices = {
      today() {
        const now = clock().toISOString();
        const day = seoulDayOf(now);
        const { from = now, before = now } = seoulDay(day) ?? {};
        span = spanAt(now, [from, before]);
        return day;
      },
      settings,
      requestId: request.id,
      refusal: null,
      report(error) {
        if (isStorageUnavailable(error)) request.log.warn({ err: error }, 'storage is away from a page');
        else request.log.error({ err: error }, 'a page failed');
      },
      reader: {
        posts: (partition, query) =>
          board(partition).list(partition.category, partition.industry ?? 0, query, limits.publicPageSize),
        whole: (partition) => board(partition).everything(partition.category),
      },
      async post(partition, id) {
        const post = await whileThere(board(partition).findShown(id));
        const isHere = post !== null && post.category === partition.category;
        return isHere ? post : null;
      },
      async preview(name, id) {
        const admin = await whileThere(currentAdmin(services.sessions, request));
        if (admin === null) throw new Response(null, { status: statusOf.unauthenticated });
        if (!isAllowed(admin.role, 'editor')) throw new Response(null, { status: statusOf.forbidden });
        const found = boards.all.find((one) => one.board.name === name);
        return found === undefined ? null : whileThere(found.preview(id));
      },
      async newest(partition, limit) {
        const query = { ...whole, page: 1 };
        const found = board(partition).list(partition.category, partition.industry ?? 0, query, limit);
        return (await whileThere(found)).items;
      },
      submitInquiry: (fields) =>
        submit(inquiryInput, fields, async (input) => {
          const taken = await inquiries.submit(input, keyOf(input), () => limitInquiries(request));
          return { receipt: taken.receipt };
        }),
      receipt: (receipt) => whileThere(receipts.find(receipt, networkOf(request.ip)).catch(nullOrThrow)),
      addMessage: (receipt, fields) =>
        submit(messageInput, fields, async (input) => {
          await limitInquiries(request);
          // Each page has a form of its own: the same words from the next one are said once more.
          const key = keyOf({ ...input, form: fields['form'] });
          await receipts.addMessage(receipt, input.text, key, networkOf(request.ip));
          return { receipt };
        }),
      async invited(token) {
        const admin = await whileThere(invites.find(token));
        return admin && { login: admin.login, name: admin.name };
      },
      acceptInvite: (token, fields) =>
        submit(inviteAnswerInput, { ...fields, token }, async (input) => {
          await invites.accept(input.token, input.password, request.ip);
          return {};
        }),
    };
    return { services: page, used, holds: () => span };
  };
}
