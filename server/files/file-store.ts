import type { Readable } from 'node:stream';
import type { StoredFile } from '#contract/post.ts';

/** Where bytes live: a disk folder or an S3 bucket. Names are ours, never a visitor's. */
export interface FileStore {
  /** Stores the whole file durably before it resolves; a failed write leaves nothing behind. */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<{ stream: Readable; size: number } | null>;
  remove(name: string): Promise<void>;
  /** Every stored name, for backups and clean-up. */
  list(): AsyncIterable<string>;
}

/** One file as it comes out of a multipart body, already limited in size. */
export interface ReceivedFile {
  fileName: string;
  bytes: Buffer;
}

/** What the rest of the server sees of uploads. */
export interface Uploads {
  /** Checks type and content, re-encodes pictures, stores the file and its smaller copies. */
  keepAttachment(file: ReceivedFile): Promise<StoredFile>;
  keepPopupImage(file: ReceivedFile): Promise<StoredFile>;
  /** Removes a file and its copies; never throws: what is left over is removed by the next clean-up. */
  discard(file: StoredFile): Promise<void>;
}
