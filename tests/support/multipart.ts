export interface SamplePart {
  name: string;
  value: string | Buffer;
  fileName?: string;
  type?: string;
}

const boundary = '----naruTestBoundary';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

function head({ name, fileName, type }: SamplePart): string {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  const contentType = type ?? (fileName === undefined ? undefined : 'application/octet-stream');
  const typeLine = contentType === undefined ? '' : `content-type: ${contentType}\r\n`;
  return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${typeLine}\r\n`;
}

/** A multipart body as a browser sends it. */
export function multipartBody(parts: readonly SamplePart[]): Buffer {
  const pieces = parts.flatMap((part) => [head(part), part.value, '\r\n']);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string)));
}

/** What `app.inject` needs to send a form. */
export function multipartRequest(parts: readonly SamplePart[]): {
  headers: Record<string, string>;
  payload: Buffer;
} {
  return { headers: { 'content-type': multipartType }, payload: multipartBody(parts) };
}
