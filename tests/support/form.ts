import type { InjectOptions } from 'fastify';
import sharp from 'sharp';

/** A multipart form for `inject`: payload and options, to be spread. */
export function form(
  fields: Readonly<Record<string, string>>,
  file?: { name: string; bytes: Buffer; field?: string },
  headers: Readonly<Record<string, string>> = {},
): [Buffer, Partial<InjectOptions>] {
  const boundary = '----naru-test-boundary';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file !== undefined) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    );
  }
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return [payload, { headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` } }];
}

/** A small picture of one colour. */
export function jpeg(color: string, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();
}
