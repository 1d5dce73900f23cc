import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from '#server/span.ts';
import type { Scope } from '#server/versions.ts';

export interface Kept {
  scope: Scope;
  /** The normalised, known parameters: nothing else may make a new entry. */
  key: Readonly<Record<string, unknown>>;
  /** Whoever is logged in is answered otherwise under the same address. */
  variesByAsker?: boolean;
}

export interface Question<Value> {
  /** Under what the answer is kept; null when it is for one person alone. */
  kept: Kept | null;
  /** Where the clock alone can change what it makes, it says for how long that holds. */
  make: (holds: (span: Span) => void) => Promise<Value>;
}

/** Public JSON from memory, as features ask for it; `delivery/create-json-cache.ts` makes one. */
export interface JsonCache {
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    kept: Kept,
    make: Question<unknown>['make'],
  ): Promise<Buffer | undefined>;
}
