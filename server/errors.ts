import { messages } from '#contract/messages.ts';

/** What can go wrong for a caller, and the status it is answered with. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof statusOf;

/** An answer that a person can read. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const invalid = (message: string) => new AppError('invalid', message);
export const notFound = (message: string = messages.wire.notFound) => new AppError('notFound', message);
export const unavailable = () => new AppError('unavailable', messages.wire.unavailable, 5);

/** A setting that cannot be: the message names it and says, in one line, what it takes. */
export class SettingError extends Error {}
