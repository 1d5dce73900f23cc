import type { Readable } from 'node:stream';
import type { StoredFile } from '#contract/post.ts';

/** Where bytes live: a disk folder or an S3 bucket. Names are ours, never a visitor's. */
export interface FileStore {
  /** Stores the whole file durably before it resolves; a failed write leaves nothing behind. */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<{ stream: Readable; size: number } | null>;
  /** A file that is gone already does no harm. */
  remove(name: string): Promise<void>;
  /** Every stored file, for backups and clean-up. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what interrupted writes left behind; called at start, before anything is stored. */
  tidy(): Promise<void>;
}

export interface ListedFile {
  name: string;
  storedAt: Date;
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
  /** A picture for the text of a post, and how large it is. */
  keepPicture(file: ReceivedFile): Promise<StoredFile & { width: number; height: number }>;
  /** Whether the file is still there. */
  has(file: StoredFile): Promise<boolean>;
  /** Removes a file and its copies; never throws: what is left over is removed by the next clean-up. */
  discard(file: StoredFile): Promise<void>;
  /** Clears what a crash left behind and goes on with the AVIF copies that were still to be made. */
  start(): Promise<void>;
  /** Removes files older than a day that no record knows; resolves to how many. */
  sweep(isKnown: (storedName: string) => Promise<boolean>): Promise<number>;
  /** Resolves when no AVIF copy is waiting or being made. */
  settled(): Promise<void>;
}
