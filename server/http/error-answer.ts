import type { FastifyReply, FastifyRequest } from 'fastify';
import { everyPage } from './request-target.ts';
import { bodyFor, type ReadyAnswer } from './ready-answer.ts';

interface ErrorAnswer {
  success: false;
  message: string;
  error: string;
  requestId: string;
}

export function errorBody(message: string, requestId: string): ErrorAnswer {
  return { success: false, message, error: message, requestId };
}

export interface Refusal {
  status: number;
  message: string;
  retryAfterSeconds: number | null;
}

/** Read by the programs that watch the server. */
export const watchedPaths = ['/healthz', '/readyz', '/metrics'] as const;

/** Whether a page was asked for: its route tells, and where there is none its address. */
function asksForPage({ routeOptions, url, server }: FastifyRequest): boolean {
  if (routeOptions.url !== undefined) return routeOptions.url === everyPage;
  const [path = ''] = url.split(/[?#]/, 1);
  // Of all that is registered by its address, only calls take a POST: where it is none of theirs, to be told so.
  const isCall = path !== everyPage && server.hasRoute({ method: 'POST', url: path });
  return !isCall && !/^\/(?:api|resources)\//.test(path);
}

type MakePage = () => Promise<ReadyAnswer>;

/** The pages that say why there is none, for those who asked for a page. */
export interface ErrorPages {
  error(request: FastifyRequest, status: number): Promise<ReadyAnswer>;
}

/** The page of an error, or null where none was asked for or can be rendered. */
async function pageFor(request: FastifyRequest, makePage: MakePage | null): Promise<ReadyAnswer | null> {
  try {
    return makePage !== null && asksForPage(request) ? await makePage() : null;
  } catch (error) {
    request.log.error({ err: error }, 'an error page failed');
    return null;
  }
}

/** Says no in the form of what was asked for: with JSON to a call, with a page to who asked for a page. */
export async function answerError(
  { status, message, retryAfterSeconds }: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  makePage: MakePage | null,
): Promise<ErrorAnswer | Buffer | undefined> {
  if (retryAfterSeconds !== null) void reply.header('retry-after', String(retryAfterSeconds));
  const page = await pageFor(request, makePage);
  if (page !== null) return bodyFor(request, reply, page);
  void reply.code(status).header('cache-control', 'no-store');
  return errorBody(message, request.id);
}
