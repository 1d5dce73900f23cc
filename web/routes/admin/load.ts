import { replace, type ClientLoaderFunctionArgs } from 'react-router';
import type { Page } from '#contract/page.ts';
import { readPage, type ListCall } from '#web/admin/list/list-call.ts';
import { isSessionEnd } from '#web/admin/session/admin-call.ts';
import { forgetAdmin, noteAskedPage } from '#web/admin/session/session-flag.ts';
import type { Loaded } from '#web/admin/load-result.ts';
import { loadFailure, type SayError } from '#web/admin/user-message.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { CallError } from '#web/api/call-error.ts';

/** To the login page, which says why and leads back here. */
export function loginFirst(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  forgetAdmin();
  noteAskedPage(pathname + search);
  // In place of the page that cannot be shown: the way back would lead to it, and from there to the login again.
  return replace(adminPaths.login);
}

interface Words {
  sayFailure?: SayError;
  /** Said when there is no such record. */
  missing?: string;
}

/** Reads what a screen shows. A failure is something to show too; only a missing login leads away. */
export async function load<Value>(
  request: Request,
  read: () => Promise<Value>,
  { sayFailure = loadFailure, missing }: Words = {},
): Promise<Loaded<Value>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    request.signal.throwIfAborted();
    if (isSessionEnd(error)) throw loginFirst(request);
    if (missing !== undefined && isMissing(error)) return { ok: false, message: missing, canRetry: false };
    return { ok: false, message: sayFailure(error), canRetry: true };
  }
}

/** The record whose number is in the address. */
export function loadRecord<Value>(
  { request, params }: ClientLoaderFunctionArgs,
  read: (id: string, signal: AbortSignal) => Promise<Value>,
  missing: string,
): Promise<Loaded<Value>> {
  return load(request, () => read(params['id'] ?? '', request.signal), { missing });
}

/** One page of a list. */
export function loadPage<Item>(request: Request, list: ListCall<Item>): Promise<Loaded<Page<Item>>> {
  return load(request, () => readPage(list, request.signal));
}

/** No such number, or nothing that could be one. */
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}
