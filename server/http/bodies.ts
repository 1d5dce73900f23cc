import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { invalid } from '#server/errors.ts';

const formType = 'application/x-www-form-urlencoded';

/** For calls that no session is needed for: elsewhere forms would let any page of the web write with staff's cookie. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

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
