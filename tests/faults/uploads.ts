import { createHash } from 'node:crypto';
import { logInStaff } from '#tests/support/staff.ts';
import type { Site } from '#tests/support/site.ts';
import { until } from './senders.ts';

export interface SentFile {
  post: number;
  hash: string;
}

/** Every other post is planned for so long after it was sent: its moment comes while the server is gone, or back. */
const plannedMs = 2_000;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export interface Uploads {
  /** What was acknowledged so far. */
  sent: SentFile[];
  /** When the server no longer answers. */
  ended: Promise<void>;
}

/** Publishes or plans documents one after the other until the server is gone; the first one is there when this returns. */
export async function startUploads(site: Site): Promise<Uploads> {
  const api = await logInStaff(site);
  const sent: SentFile[] = [];
  async function upload(number: number): Promise<void> {
    const bytes = Buffer.from(`문서 ${number}\n`.repeat(8_000));
    const file = { name: `문서-${number}.txt`, bytes };
    const publishAt = number % 2 === 0 ? { publishAt: new Date(Date.now() + plannedMs).toISOString() } : {};
    const post = await api.post('event', { title: `문서 ${number}`, ...publishAt, file });
    sent.push({ post, hash: hashOf(bytes) });
  }
  async function uploadUntilGone(): Promise<void> {
    try {
      for (let number = 2; ; number += 1) await upload(number);
    } catch {
      // The server is gone.
    }
  }
  await upload(1);
  return { sent, ended: uploadUntilGone() };
}

/** How many of the acknowledged files are missing or not whole; those of planned posts are the public's from their moment on. */
export async function countLostFiles(site: Site, sent: readonly SentFile[]): Promise<number> {
  const api = await logInStaff(site);
  let lost = 0;
  for (const { post, hash } of sent) {
    const { data } = (await api.get(`/api/admin/event_d/${post}`)) as { data?: { e_file1_s: string } };
    const isWhole = async () => {
      const answer = await fetch(`${site.origin}/resources/upload/${data?.e_file1_s ?? 'none'}`);
      return hashOf(new Uint8Array(await answer.arrayBuffer())) === hash;
    };
    await until(isWhole);
    if (!(await isWhole())) lost += 1;
  }
  return lost;
}
