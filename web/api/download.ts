import type { Endpoint, Sent } from '#contract/endpoint.ts';
import { addressOf } from './call.ts';
import { CallError } from './call-error.ts';

/** The name that the server gave to a file. */
function nameIn(disposition: string | null): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return decodeURIComponent(encoded);
}

async function refusalOf(answer: Response): Promise<CallError> {
  const said = (await answer.json().catch(() => ({}))) as { message?: string };
  const { status, statusText } = answer;
  return new CallError('refused', { status, statusText, serverMessage: said.message ?? '' });
}

/** Gets the file that a call answers with. Any failure is a `CallError`. */
export async function fetchFile<Definition extends Endpoint>(
  endpoint: Definition,
  input: Pick<Sent<Definition>, 'params' | 'query'>,
): Promise<File> {
  const signal = AbortSignal.timeout(endpoint.timeoutMs);
  try {
    const answer = await fetch(addressOf(endpoint, input), { method: endpoint.method, signal });
    if (!answer.ok) throw await refusalOf(answer);
    return new File([await answer.blob()], nameIn(answer.headers.get('content-disposition')));
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    throw new CallError(signal.aborted ? 'timeout' : 'offline', { cause });
  }
}

/** As long as a browser may take to write it down. */
const keptMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
