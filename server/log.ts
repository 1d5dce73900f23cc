import pino, { type DestinationStream, type Logger } from 'pino';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** What parts of the server need that only say what went wrong. */
export interface Log {
  warn(details: object, message: string): void;
}

/** Whoever has the receipt of an inquiry reads it, and whoever has an invitation sets a password: both stand in addresses. */
const secretInPath = /(\/(?:inquiry|invite)[^/]*\/).+?(\/message)?$/i;
/** Both by their form, where a slip has put them elsewhere: 26 letters and digits, or 32 bytes in base64url. */
const secretAlone = /(?:(?<![\w-])|(?<=%[\da-f]{2}))(?:[\da-z]{26}|[\w-]{43})(?![\w-])/gi;
/** The router reads `%79` as `y`, and so does who looks for what must not be logged; what was escaped twice, too. */
const plainEscape = /%(?:25)*([2-7][\da-f])/gi;

function shownPath(path: string): string {
  const plain = path.replaceAll(plainEscape, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return plain.replace(secretInPath, '$1…$2').replaceAll(secretAlone, '…').slice(0, 200);
}

/** A request in the log: what was asked for; never a cookie, a body, a receipt, an invitation, or what stood behind the `?`. */
function requestLine(request: FastifyRequest) {
  const [path = ''] = request.url.split('?', 1);
  return {
    method: request.method,
    path: shownPath(path),
    ip: request.ip,
  };
}

/** One JSON object a line; every line of a request carries its id. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: config.logLevel, serializers: { req: requestLine, err: pino.stdSerializers.err } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
