import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isImageName } from '#contract/file-types.ts';
import { variantName } from '#contract/upload-address.ts';
import { notFound } from '#server/errors.ts';
import { attachment } from '#server/http/attachment.ts';
import { closedPolicy } from '#server/http/headers.ts';
import { contentTypeOf } from './content-type.ts';
import type { FileStore } from './file-store.ts';
import type { IsShown } from './shown-files.ts';
import { isStoredName, variantOf } from './stored-name.ts';

export interface UploadRouteDeps {
  store: FileStore;
  /** What the person who sent the file called it; null when no record has the file any more. */
  originalName(storedName: string): Promise<string | null>;
  isShown: IsShown;
  /** Who writes posts sees the files of what the public does not see yet, or any more. */
  isWriter(request: FastifyRequest): Promise<boolean>;
}

/** A post may be hidden any moment, and an AVIF copy made: whoever keeps a file asks whether it still holds. */
const askFirst = 'public, no-cache';
const forWriters = 'private, no-store';

interface Found {
  name: string;
  size: number;
  stream: NodeJS.ReadableStream & { destroy(): unknown };
}

/** The names under which a picture may be found: the copy itself, its WebP twin, the picture it was made of. */
function candidates(name: string): string[] {
  const variant = variantOf(name);
  if (variant === null) return [name];
  const mains = ['jpg', 'png', 'webp'].map((extension) => `${variant.stem}.${extension}`);
  const twin = variantName(`${variant.stem}.webp`, variant.width, 'webp');
  return [...new Set([name, twin, ...mains])];
}

async function find(store: FileStore, name: string): Promise<Found> {
  for (const candidate of candidates(name)) {
    const found = await store.get(candidate);
    if (found !== null) return { name: candidate, ...found };
  }
  throw notFound();
}

/** A picture, or those of which one is what a copy was made of. */
function ownersOf(name: string): string[] {
  return variantOf(name) === null ? [name] : candidates(name).filter((one) => variantOf(one) === null);
}

/** How a file may be kept on its way to whoever asks; to most, what is hidden is not there. */
async function caching(deps: UploadRouteDeps, name: string, request: FastifyRequest): Promise<string> {
  if (await deps.isShown(ownersOf(name))) return askFirst;
  if (await deps.isWriter(request)) return forWriters;
  throw notFound();
}

async function disposition(deps: UploadRouteDeps, name: string): Promise<string> {
  if (isImageName(name)) return 'inline';
  const original = await deps.originalName(name);
  if (original === null) throw notFound();
  return attachment(original, name);
}

async function serve(
  deps: UploadRouteDeps,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
): Promise<Found['stream'] | undefined> {
  const asked = request.params.name;
  if (!isStoredName(asked)) throw notFound();
  const cacheControl = await caching(deps, asked, request);
  const shownAs = await disposition(deps, asked);
  const found = await find(deps.store, asked);
  const tag = `"${found.name}"`;
  void reply.headers({
    'content-type': contentTypeOf(found.name),
    'content-disposition': shownAs,
    'content-security-policy': closedPolicy,
    'cache-control': cacheControl,
    etag: tag,
  });
  const isKnown = request.headers['if-none-match']?.split(/,\s*/).includes(tag) === true;
  void (isKnown ? reply.code(304) : reply.header('content-length', found.size));
  if (!isKnown && request.method !== 'HEAD') return found.stream;
  found.stream.destroy();
  return undefined;
}

/** Uploaded files: pictures are shown, everything else is only ever downloaded. */
export function uploadRoutes(app: FastifyInstance, deps: UploadRouteDeps): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/resources/upload/:name',
    handler: (request, reply) => serve(deps, request, reply),
  });
}
