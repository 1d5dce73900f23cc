import { CallError } from './call-error.ts';

export interface Outgoing {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | null;
  credentials: RequestCredentials;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

export interface Answer {
  status: number;
  statusText: string;
  contentType: string;
  text: string;
}

/** Sends with `fetch`, or with `XMLHttpRequest` when the caller wants to see an upload's progress. */
export function send(outgoing: Outgoing): Promise<Answer> {
  return outgoing.onProgress === undefined ? sendWithFetch(outgoing) : sendWithProgress(outgoing);
}

async function sendWithFetch({ url, timeoutMs, signal, ...rest }: Outgoing): Promise<Answer> {
  const { method, headers, body, credentials } = rest;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      credentials,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return {
      status: response.status,
      statusText: response.statusText,
      contentType: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  } catch (cause) {
    // A caller that gave up hears exactly that, not that the network is down.
    signal?.throwIfAborted();
    throw new CallError(timeout.aborted ? 'timeout' : 'offline', { cause });
  }
}

function sendWithProgress(outgoing: Outgoing): Promise<Answer> {
  const { signal, onProgress } = outgoing;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    // An upload may take its time as long as it moves: the limit counts from its last step.
    let isLate = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const waitOn = () => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        isLate = true;
        request.abort();
      }, outgoing.timeoutMs);
    };
    request.open(outgoing.method, outgoing.url);
    for (const [name, value] of Object.entries(outgoing.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      waitOn();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        contentType: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
      }),
    );
    request.addEventListener('error', () => reject(new CallError('offline')));
    request.addEventListener('abort', () =>
      reject(isLate ? new CallError('timeout') : (signal?.reason ?? new CallError('offline'))),
    );
    request.addEventListener('loadend', () => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', giveUp);
    });
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    signal?.addEventListener('abort', giveUp);
    waitOn();
    request.send(outgoing.body);
  });
}
