import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { call, type CallInput } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';

/** Asks the person to log in again; true when they did. */
type AskLogin = () => Promise<boolean>;

let askLogin: AskLogin | null = null;
/** Calls that fail together share one question. */
let asking: Promise<boolean> | null = null;

/** The session dialog announces itself here; the returned function takes it back. */
export function answerLoginWith(ask: AskLogin): () => void {
  askLogin = ask;
  return () => {
    askLogin = null;
  };
}

export function isSessionEnd(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}

function loginAgain(): Promise<boolean> {
  if (askLogin === null) return Promise.resolve(false);
  asking ??= askLogin().finally(() => {
    asking = null;
  });
  return asking;
}

/** Does what needs the admin: a session that has ended is renewed in place, and the attempt made again. */
export async function withSession<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!isSessionEnd(error) || !(await loginAgain())) throw error;
    return attempt();
  }
}

export function adminCall<Definition extends Endpoint>(
  endpoint: Definition,
  input: CallInput<Definition>,
): Promise<AnswerOf<Definition>> {
  return withSession(() => call(endpoint, input));
}
