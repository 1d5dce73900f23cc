import type { Endpoint, Sent } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { addressOf, call } from '#web/api/call.ts';
import { adminCall } from '../session/admin-call.ts';

/** One page of a list, as a call that can be made now or ahead of time. */
export interface ListCall<Item> {
  endpoint: Endpoint<Page<Item>>;
  input: Pick<Sent<Endpoint>, 'params' | 'query'>;
}

export function listCall<Item, Definition extends Endpoint<Page<Item>>>(
  endpoint: Definition & Endpoint<Page<Item>>,
  input: Pick<Sent<Definition>, 'params' | 'query'>,
): ListCall<Item> {
  return { endpoint, input };
}

/** A page read ahead is shown only if it is asked for within this time. */
const freshMs = 30_000;

let ahead: { address: string; at: number; page: Promise<Page<unknown>> } | null = null;
/** The page that is being read because somebody asked for it. */
let reading: string | null = null;

function isAhead(address: string): boolean {
  return ahead?.address === address && Date.now() - ahead.at < freshMs;
}

/** What was read ahead is old as soon as something is written. */
export function forgetAhead(): void {
  ahead = null;
}

/** Fetches a page before it is asked for; nobody is troubled when that fails. */
export function readAhead<Item>(list: ListCall<Item>): void {
  const address = addressOf(list.endpoint, list.input);
  if (isAhead(address) || address === reading) return;
  const page = call(list.endpoint, list.input);
  page.catch(forgetAhead);
  ahead = { address, at: Date.now(), page };
}

/** Reads a page, from ahead of time where it was. */
export async function readPage<Item>(list: ListCall<Item>, signal: AbortSignal): Promise<Page<Item>> {
  const address = addressOf(list.endpoint, list.input);
  const read = async () => {
    reading = address;
    try {
      return await adminCall(list.endpoint, { ...list.input, signal });
    } finally {
      reading = null;
    }
  };
  if (ahead === null || !isAhead(address)) return read();
  const early = ahead.page as Promise<Page<Item>>;
  forgetAhead();
  return early.catch(read);
}
