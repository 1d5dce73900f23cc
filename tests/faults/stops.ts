import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { logInStaff } from '#tests/support/staff.ts';
import { multipartBody, multipartType } from '#tests/support/multipart.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import type { Fault } from './fault.ts';

const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal' };
const document = Buffer.alloc(4_000_000, 97);

interface HalfUpload {
  socket: Socket;
  rest: Buffer;
  /** Everything that was answered. */
  answered(): string;
}

/** A post with a document, of which the first half has been sent. */
function sendHalf(site: Site, cookie: string, title: string): HalfUpload {
  const body = multipartBody([
    { name: 'title', value: title },
    { name: 'content', value: '내용' },
    { name: 'category1', value: '0' },
    { name: 'file', fileName: 'b.txt', value: document },
  ]);
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(
    `POST /api/admin/insertEvent HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: ${multipartType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const half = body.length / 2;
  socket.write(body.subarray(0, half));
  return { socket, rest: body.subarray(half), answered: () => answer };
}

async function titlesOf({ origin }: Site): Promise<string[]> {
  const answer = await fetch(`${origin}/api/event/cateId/0`);
  return ((await answer.json()) as { list: { title: string }[] }).list.map((post) => post.title);
}

/** One upload goes on while the server stops, the other one hangs until the server (or, in haste, its sender) gives up. */
export const stopDuringUpload: Fault = {
  name: 'stop during an upload',
  async run({ pauseMs }) {
    const site = await startSite({ env });
    const { cookie } = await logInStaff(site);
    const finished = sendHalf(site, cookie, '끝까지 보낸 것');
    const hanging = sendHalf(site, cookie, '반만 보낸 것');
    await wait(500);
    const begun = performance.now();
    const stopped = site.kill('SIGTERM');
    await wait(pauseMs);
    finished.socket.write(finished.rest);
    await wait(1_000);
    const inHaste = pauseMs < 1_000;
    if (inHaste) hanging.socket.destroy();
    await stopped;
    const seconds = (performance.now() - begun) / 1_000;
    hanging.socket.destroy();
    const acknowledged = finished.answered().includes('"success":true');

    const again = await startSite({ env, dataDir: site.dataDir });
    const titles = await titlesOf(again);
    const files = await readdir(join(site.dataDir, 'uploads'));
    const [file = ''] = files;
    const whole = file !== '' && document.equals(await readFile(join(site.dataDir, 'uploads', file)));
    await again.close();
    return {
      acknowledged: acknowledged ? 1 : 0,
      lost: acknowledged && titles.includes('끝까지 보낸 것') && whole ? 0 : 1,
      notes: `stopped in ${seconds.toFixed(1)} s; the half-sent one left nothing behind`,
      wrong: [
        ...(titles.length === 1 ? [] : [`there are the posts ${titles.join(', ')}`]),
        ...(files.length === 1 ? [] : [`there are the files ${files.join(', ')}`]),
        ...(seconds <= (inHaste ? 6 : 11) ? [] : ['it took too long to stop']),
      ],
    };
  },
};
