/**
 * - `refused`: the server answered, and said no (a status that is not OK, or `success: false`)
 * - `offline`: no answer came
 * - `timeout`: no answer came in the time the endpoint allows
 * - `garbage`: an OK answer that is not what the contract promises
 */
export type CallErrorKind = 'refused' | 'offline' | 'timeout' | 'garbage';

interface Details {
  status?: number;
  statusText?: string;
  serverMessage?: string;
  cause?: unknown;
}

/** The one way in which a call of the API fails; what to say about it is the screen's to decide. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly statusText: string;
  /** What the server said for people to read; empty when it said nothing. */
  readonly serverMessage: string;

  constructor(kind: CallErrorKind, details: Details = {}) {
    super(`call ${kind}`, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.statusText = details.statusText ?? '';
    this.serverMessage = details.serverMessage ?? '';
  }
}
