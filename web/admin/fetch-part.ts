import { CallError } from '#web/api/call-error.ts';

/** Fetches a part of the back office that few open; one that does not come is an answer that does not come. */
export function fetchPart<Part>(fetchIt: () => Promise<Part>): Promise<Part> {
  return fetchIt().catch((cause: unknown) => {
    throw new CallError('offline', { cause });
  });
}
