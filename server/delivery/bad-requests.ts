import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { messages } from '#contract/messages.ts';
import type { Config } from '#server/config.ts';
import { answerError, errorBody } from '#server/http/error-answer.ts';
import { isHttps, securityHeaders } from '#server/http/headers.ts';
import { mayRefuse } from './http-server.ts';
import type { PageMaker } from './page-maker.ts';

/** What Node's parser refuses never reaches a route: it is answered here, by hand, with the same headers and form. */
function answerSocket(
  config: Pick<Config, 'publicUrl'>,
  log: FastifyBaseLogger,
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || !mayRefuse(socket)) {
    socket.destroy();
    return;
  }
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const message = status === 431 ? messages.wire.tooLarge : messages.wire.invalid;
  const reqId = randomUUID();
  log.info(
    { reqId, code: error.code, ip: socket.remoteAddress, res: { statusCode: status } },
    'unreadable request refused',
  );
  const body = JSON.stringify(errorBody(message, reqId));
  const headers = {
    ...securityHeaders(isHttps(config)),
    'x-request-id': reqId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Malformed requests get the same kind of answer as all others. */
export function refuseBadRequests(
  config: Pick<Config, 'publicUrl'>,
  pages: PageMaker | null = null,
): FastifyServerOptions {
  const refusal = { status: 400, message: messages.wire.invalid, retryAfterSeconds: null };
  return {
    // Fastify calls it on the server that it belongs to.
    clientErrorHandler(this: FastifyInstance, error, socket) {
      answerSocket(config, this.log, error, socket);
    },
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ ...securityHeaders(isHttps(config)), 'x-request-id': request.id });
      const makePage = pages && (() => pages.malformed(request));
      void answerError(refusal, request, reply, makePage).then((body) => reply.send(body));
    },
  };
}
