import { createHash } from 'node:crypto';
import { adminApi } from '#tests/support/admin-api.ts';
import type { Site } from '#tests/support/site.ts';

export interface SentFile {
  post: number;
  hash: string;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Publishes documents one after the other until the server no longer answers; gives what was acknowledged. */
export async function uploadUntilGone(site: Site): Promise<SentFile[]> {
  const api = await adminApi(site);
  const sent: SentFile[] = [];
  for (let number = 0; ; number += 1) {
    const bytes = Buffer.from(`문서 ${number}\n`.repeat(8_000));
    try {
      const file = { name: `문서-${number}.txt`, bytes };
      sent.push({ post: await api.post('event', { title: `문서 ${number}`, file }), hash: hashOf(bytes) });
    } catch {
      return sent;
    }
  }
}

/** How many of the acknowledged files are missing or not whole. */
export async function countLostFiles(site: Site, sent: readonly SentFile[]): Promise<number> {
  const api = await adminApi(site);
  let lost = 0;
  for (const { post, hash } of sent) {
    const { data } = (await api.get(`/api/admin/event_d/${post}`)) as { data?: { e_file1_s: string } };
    const answer = await fetch(`${site.origin}/resources/upload/${data?.e_file1_s ?? 'none'}`);
    if (hashOf(new Uint8Array(await answer.arrayBuffer())) !== hash) lost += 1;
  }
  return lost;
}
