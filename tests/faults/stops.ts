import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adminApi } from '#tests/support/admin-api.ts';
import { multipartBody, multipartType } from '#tests/support/multipart.ts';
import { startSite } from '#tests/support/site.ts';
import type { Fault } from './fault.ts';

const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal' };

export const stopDuringUpload: Fault = {
  name: 'stop during an upload',
  async run() {
    const site = await startSite({ env });
    const api = await adminApi(site);
    const kept = await api.post('event', {
      title: '다 보낸 것',
      file: { name: 'a.txt', bytes: Buffer.from('온전한 글') },
    });
    const body = multipartBody([
      { name: 'title', value: '반만 보낸 것' },
      { name: 'content', value: '내용' },
      { name: 'category1', value: '0' },
      { name: 'file', fileName: 'b.txt', value: Buffer.alloc(4_000_000, 97) },
    ]);
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /api/admin/insertEvent HTTP/1.1\r\nHost: a\r\nCookie: ${api.cookie}\r\nContent-Type: ${multipartType}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 2_000_000));
    await wait(500);
    const begun = performance.now();
    await site.kill('SIGTERM');
    const seconds = (performance.now() - begun) / 1_000;
    socket.destroy();
    const again = await startSite({ env, dataDir: site.dataDir });
    const list = (await (await fetch(`${again.origin}/api/event/cateId/0`)).json()) as {
      list: { id: number }[];
    };
    const files = await readdir(join(site.dataDir, 'uploads'));
    await again.close();
    const ids = list.list.map((post) => post.id);
    return {
      acknowledged: 1,
      lost: ids.includes(kept) ? 0 : 1,
      notes: `stopped in ${seconds.toFixed(1)} s, nothing half-written left`,
      wrong: [
        ...(ids.length === 1 ? [] : [`${ids.length} posts instead of one`]),
        ...(files.length === 1 ? [] : [`files left: ${files.join(', ')}`]),
        ...(seconds <= 11 ? [] : ['it took longer than 10 seconds to stop']),
      ],
    };
  },
};
