import type { Receipt } from './receipt.ts';
import type { SiteReader } from './reader.ts';
import type { Post } from './post.ts';
import type { Partition } from './reader.ts';

/** Settings that pages show or link with. */
export interface SiteSettings {
  /** Canonical origin, without a slash at the end. */
  origin: string;
  naverVerification: string;
  googleVerification: string;
  /** Whether a page's scripts wait for its first paint. */
  deferScripts: boolean;
}

/** The answer to a form that was posted without JavaScript. A refusal has the status that the same call of the API has. */
export type FormResult<Taken = object> =
  | ({ ok: true } & Taken)
  | { ok: false; message: string; status: number; retryAfterSeconds: number | null };

/** `receipt`: what the sender finds the inquiry again by. */
export type SubmitResult = FormResult<{ receipt: string }>;

/** A post, and all that stand on its page with it, in their order; null where it has a page of its own. */
export interface PostPreview {
  post: Post;
  among: Post[] | null;
}

/**
 * Everything a page may ask of the server while it renders: the seam between the two.
 * While the storage is away, `post`, `newest` and `receipt` throw a Response with status 503, which the router passes on.
 */
export interface PageServices {
  reader: SiteReader;
  /** One post of a partition by its number; null when there is none. */
  post(partition: Partition, id: number): Promise<Post | null>;
  /**
   * A post of the board with this name as its page will show it, drafts and deleted ones included; null when there is
   * none. Who is not logged in gets a Response with status 401 thrown, and who may not write posts one with 403.
   */
  preview(board: string, id: number): Promise<PostPreview | null>;
  /** The newest posts of a partition, for feeds and the sitemap: newest first, at most `limit`. */
  newest(partition: Partition, limit: number): Promise<Post[]>;
  /** Takes an inquiry that a plain form posted (fields by their domain names). */
  submitInquiry(fields: Readonly<Record<string, string>>): Promise<SubmitResult>;
  /**
   * An inquiry as whoever has its receipt sees it; null when there is none. Who has tried too many gets a Response with
   * status 429 thrown.
   */
  receipt(receipt: string): Promise<Receipt | null>;
  /** Takes what its sender adds to an inquiry in a plain form (fields by their domain names, and which `form` it was). */
  addMessage(receipt: string, fields: Readonly<Record<string, string>>): Promise<SubmitResult>;
  /** Who may set a password by this link; null when it is used up, too old or nobody's. */
  invited(token: string): Promise<{ login: string; name: string } | null>;
  /** Sets the password of whoever has this link (fields by their domain names). */
  acceptInvite(token: string, fields: Readonly<Record<string, string>>): Promise<FormResult>;
  /** The day in Korea, as `2026-11-17`; a page that asks for it holds for that day only. */
  today(): string;
  settings: SiteSettings;
  requestId: string;
  /** The status of the error page that is to be rendered in the place of any other; null for all other pages. */
  refusal: number | null;
  /** Writes down what went wrong while a page was made; the visitor hears nothing of it. */
  report(error: unknown): void;
}
