import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { inquiryInput, type InquiryInput } from '#contract/inquiry.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { PageServices, SiteSettings, SubmitResult } from '#contract/page-services.ts';
import type { Partition } from '#contract/reader.ts';
import { AppError, statusOf } from '#server/errors.ts';
import type { TrackedServices } from './page-maker.ts';
import { isStorageUnavailable } from '#server/http/storage-unavailable.ts';
import type { LimitInquiries } from '#server/inquiry/inquiry.routes.ts';
import type { Services } from '#server/services.ts';
import type { Scope } from '#server/versions.ts';

/**
 * A form without scripts brings no key, and its page is the same for everyone: the text itself is the key,
 * so that a second press of the button or of `reload` makes no second inquiry.
 */
function keyOf(input: InquiryInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

const whole = { keyword: '', field: 'title' } as const;

/** What pages may ask of the server, as the web's contract words it. */
export function createPageServices(
  services: Services,
  settings: SiteSettings,
  limitInquiries: LimitInquiries,
) {
  const { boards, inquiries, popup } = services;

  async function submit(
    fields: Readonly<Record<string, string>>,
    request: FastifyRequest,
  ): Promise<SubmitResult> {
    const parsed = inquiryInput.safeParse(fields);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return { ok: false, message: issue?.message ?? messages.wire.invalid, status: statusOf.invalid };
    }
    try {
      await limitInquiries(request);
      await inquiries.submit(parsed.data, keyOf(parsed.data));
      return { ok: true };
    } catch (error) {
      if (error instanceof AppError)
        return { ok: false, message: error.message, status: statusOf[error.code] };
      throw error;
    }
  }

  return function servicesFor(request: FastifyRequest): TrackedServices {
    const used = new Set<Scope>();
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
        popup: () => {
          used.add('popup');
          return popup.current();
        },
      },
      async post(partition, id) {
        const post = await whileThere(board(partition).find(id));
        const isHere = post !== null && post.category === partition.category;
        return isHere ? post : null;
      },
      async newest(partition, limit) {
        const query = { ...whole, page: 1 };
        const found = board(partition).list(partition.category, partition.industry ?? 0, query, limit);
        return (await whileThere(found)).items;
      },
      submitInquiry: (fields) => submit(fields, request),
    };
    return { services: page, used };
  };
}
