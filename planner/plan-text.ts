import { messages } from './messages.ts';
import { byteLength, parsePlan, planLimits, type Plan } from './plan.ts';

const mostBytes = planLimits.kilobytes * 1024;

/** A plan from JSON, as a file, a form or an older visit kept it; an error has a Korean sentence. */
export function planFromJson(json: string): Plan {
  if (byteLength(json) > mostBytes) throw new Error(messages.tooLarge(planLimits.kilobytes));
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error(messages.notJson);
  }
  return parsePlan(value);
}

async function squeeze(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text, or null where it is larger than a plan may be: a short link must not unpack to gigabytes. */
async function unsqueeze(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > mostBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The plan for an address: JSON, compressed with a checksum, in letters that addresses carry as they are. */
export async function planToLink(plan: Plan): Promise<string> {
  const bytes = await squeeze(new TextEncoder().encode(JSON.stringify(plan)));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An error, with a Korean sentence, where the link is not a whole one of ours. */
export async function planFromLink(link: string): Promise<Plan> {
  let json: string | null;
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    json = await unsqueeze(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch (error) {
    throw new Error(messages.brokenLink, { cause: error });
  }
  if (json === null) throw new Error(messages.tooLarge(planLimits.kilobytes));
  return planFromJson(json);
}
