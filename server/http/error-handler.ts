import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import type { Config } from '#server/config.ts';
import { AppError, invalid, statusOf, unavailable } from '#server/errors.ts';
import { answerError, type ErrorPages, type Refusal } from './error-answer.ts';
import { isHttps, securityHeaders } from './headers.ts';
import { hostsNamed } from './hosts.ts';
import { isStorageUnavailable } from './storage-unavailable.ts';

/** Statuses that Fastify itself gives to what it cannot read, and our words for them. */
const frameworkMessages: Record<number, string> = {
  400: messages.wire.invalid,
  404: messages.wire.notFound,
  405: messages.wire.methodNotAllowed,
  408: messages.wire.invalid,
  413: messages.wire.tooLarge,
  414: messages.wire.invalid,
  415: messages.wire.unsupportedType,
  431: messages.wire.tooLarge,
};

const statusIn = (error: FastifyError) => error.statusCode ?? 500;

/** What is known to go wrong; null for all else. */
function toAppError(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error;
  // What Fastify blames on the sender, such as a body that ends too soon, is no matter of our storage.
  return statusIn(error) >= 500 && isStorageUnavailable(error) ? unavailable() : null;
}

/** The one place where an error becomes a refusal: known ones by their code, all others are bugs and say nothing. */
function readError(error: FastifyError | AppError, request: FastifyRequest): Refusal {
  const known = toAppError(error);
  if (known !== null) {
    if (known.code === 'unavailable') request.log.warn({ err: error }, 'storage or capacity is away');
    const { message, retryAfterSeconds } = known;
    return { status: statusOf[known.code], message, retryAfterSeconds };
  }
  const status = statusIn(error);
  const isOurs = status >= 500;
  if (isOurs) request.log.error({ err: error }, 'unexpected error');
  const message = isOurs ? messages.wire.internal : (frameworkMessages[status] ?? messages.wire.invalid);
  return { status: isOurs ? 500 : status, message, retryAfterSeconds: null };
}

/** Only the oldest clients may leave the host out. */
function namesItsHost(request: IncomingMessage): boolean {
  const hosts = hostsNamed(request);
  return hosts === 1 || (hosts === 0 && request.httpVersion === '1.0');
}

type Thrown = (FastifyError | AppError) & { headers?: Readonly<Record<string, unknown>> };

/** Headers on every answer, one handler for every error, and a refusal for what no route takes. */
export function registerErrorHandling(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  pages: ErrorPages | null = null,
): void {
  const headers = securityHeaders(isHttps(config));
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
    if (!namesItsHost(request.raw)) throw invalid(messages.wire.invalid);
  });
  app.setErrorHandler<Thrown>((error, request, reply) => {
    const refusal = readError(error, request);
    // How long a file is, to who asked for a part beyond its end: what sends files says it with its error.
    const range = error.headers?.['Content-Range'];
    if (refusal.status === 416 && typeof range === 'string') void reply.header('content-range', range);
    return answerError(refusal, request, reply, pages && (() => pages.error(request, refusal.status)));
  });
  app.setNotFoundHandler(() => {
    throw new AppError('methodNotAllowed', messages.wire.methodNotAllowed);
  });
}
