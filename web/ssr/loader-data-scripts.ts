const special = /[<>&\u2028\u2029]/g;

/** As JavaScript that can stand in a page: nothing in it ends the script or begins a tag. */
function quoted(text: string): string {
  const code = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(special, code);
}

/** What the loaders returned, as the scripts with which the router's own stream would hand it to the browser. */
export async function loaderDataScripts(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return '';
  const decoder = new TextDecoder();
  let data = '';
  for await (const part of stream) data += decoder.decode(part, { stream: true });
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue(${quoted(data)});</script><script>${controller}.close();</script>`;
}
