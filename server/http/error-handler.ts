import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import type { Config } from '#server/config.ts';
import { AppError, invalid, statusOf, unavailable } from '#server/errors.ts';
import { isHttps, securityHeaders } from './headers.ts';
import { isStorageAway } from './storage-away.ts';

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

export interface ErrorAnswer {
  success: false;
  message: string;
  error: string;
  requestId: string;
}

export function errorBody(message: string, requestId: string): ErrorAnswer {
  return { success: false, message, error: message, requestId };
}

/** What Fastify blames on the sender, such as a body that ends too soon, is never a matter of our storage. */
function toAppError(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error;
  return statusIn(error) >= 500 && isStorageAway(error) ? unavailable() : null;
}

const statusIn = (error: FastifyError | AppError) =>
  'statusCode' in error ? (error.statusCode ?? 500) : 500;

function answer(
  reply: FastifyReply,
  status: number,
  message: string,
  retryAfter: number | null,
): FastifyReply {
  if (retryAfter !== null) void reply.header('retry-after', String(retryAfter));
  return reply.code(status).header('cache-control', 'no-store').send(errorBody(message, reply.request.id));
}

/** The one place where an error becomes an answer: known ones by their code, all others are bugs and say nothing. */
export function handleError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toAppError(error);
  if (known !== null) {
    if (known.code === 'unavailable') request.log.warn({ err: error }, 'storage or capacity is away');
    return answer(reply, statusOf[known.code], known.message, known.retryAfterSeconds);
  }
  const status = statusIn(error);
  const words = frameworkMessages[status];
  if (status < 500) return answer(reply, status, words ?? messages.wire.invalid, null);
  request.log.error({ err: error }, 'unexpected error');
  return answer(reply, 500, messages.wire.internal, null);
}

/** With two hosts, what stands before this server may have read the other one. */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return names.length < 2 && (headers.host !== undefined || httpVersion === '1.0');
}

/** Headers on every answer, one handler for every error, and JSON for what no route takes. */
export function registerErrorHandling(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = securityHeaders(isHttps(config));
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
    if (!hasOneHost(request.raw)) throw invalid(messages.wire.invalid);
  });
  app.setErrorHandler<FastifyError | AppError>(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('methodNotAllowed', messages.wire.methodNotAllowed);
  });
}
