import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { invalid } from '#server/errors.ts';

/**
 * JSON is the only body that every call takes (multipart is read where files are). Form bodies are not: a parser for
 * all would make every call forgeable by a plain form on another site.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      return done(null, JSON.parse(String(body)));
    } catch {
      return done(invalid(messages.wire.invalid));
    }
  });
}
