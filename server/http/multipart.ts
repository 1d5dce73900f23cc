import multipart from '@fastify/multipart';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { Upload } from '#contract/upload.ts';
import { AppError, invalid } from '#server/errors.ts';
import type { ReceivedFile } from '#server/files/file-store.ts';
import { letBodyTakeItsTime } from './body-deadline.ts';

export interface MultipartBody {
  fields: Record<string, string>;
  file: ReceivedFile | null;
}

/** Text fields of one form: more than any of ours has, and room for 20,000 decomposed Korean characters. */
const formLimits = { fields: 20, parts: 21, files: 1, headerPairs: 20 } as const;
const maxNameLength = 100;
const fieldBytes = limits.jsonBodyBytes;

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { ...formLimits, fieldSize: fieldBytes },
  });
}

function readField(part: MultipartValue): string {
  // The parser cuts a long value and goes on, and lets through names of any length or none at all.
  const { length = Infinity } = (part.fieldname as string | undefined) ?? {};
  const isWhole = !part.valueTruncated && length <= maxNameLength;
  // A part that calls itself JSON arrives parsed; a form field is text.
  if (!isWhole || typeof part.value !== 'string') throw invalid(messages.wire.invalid);
  return part.value;
}

async function readFile(part: MultipartFile, upload: Upload): Promise<ReceivedFile | null> {
  if (part.fieldname !== upload.field) throw invalid(messages.wire.invalid);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > upload.maxBytes) throw new AppError('tooLarge', upload.tooLarge);
    chunks.push(chunk);
  }
  const fileName = (part.filename ?? '').normalize('NFC');
  // Browsers send an empty part when no file was chosen.
  return fileName === '' && size === 0 ? null : { fileName, bytes: Buffer.concat(chunks, size) };
}

async function readParts(request: FastifyRequest, upload: Upload, fieldSize: number): Promise<MultipartBody> {
  const fields = new Map<string, string>();
  let file: ReceivedFile | null = null;
  // One byte more than allowed is let through, so that it is seen here and refused at once.
  for await (const part of request.parts({ limits: { fileSize: upload.maxBytes + 1, fieldSize } })) {
    if (part.type === 'file') {
      file = await readFile(part, upload);
      continue;
    }
    if (fields.has(part.fieldname)) throw invalid(messages.wire.invalid);
    fields.set(part.fieldname, readField(part));
  }
  return { fields: Object.fromEntries(fields), file };
}

/**
 * Reads a form with at most one file, limited while it streams. Whatever is malformed is a 400, never a 500. Only routes
 * behind the guard take one: its sender is known, and may have a slow line.
 */
export async function readMultipart(
  request: FastifyRequest,
  upload: Upload,
  fieldSize: number = fieldBytes,
): Promise<MultipartBody> {
  if (!request.isMultipart()) throw new AppError('unsupportedType', messages.wire.unsupportedType);
  // Of a request whose sender is gone no part would ever come, nor an end.
  if (request.raw.destroyed) throw invalid(messages.wire.invalid);
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > upload.maxBytes + fieldSize * formLimits.fields) {
    throw new AppError('tooLarge', upload.tooLarge);
  }
  letBodyTakeItsTime(request.raw);
  try {
    return await readParts(request, upload, fieldSize);
  } catch (error) {
    // The rest is taken and thrown away: a browser reads the answer only when it could send everything.
    request.raw.unpipe().resume();
    if (error instanceof AppError) throw error;
    request.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'malformed multipart');
    throw invalid(messages.wire.invalid);
  }
}
