import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';
import { multipartBody, multipartType } from '#tests/support/multipart.ts';

/** How a sender fails: gone within milliseconds, gone half-way, or a byte now and then. */
export type Manner = 'aborted' | 'half-sent' | 'slow';

const file = multipartBody([
  { name: 'title', value: '끝나지 않는 글' },
  { name: 'content', value: '내용' },
  { name: 'category1', value: '0' },
  { name: 'file', fileName: 'b.txt', value: Buffer.alloc(2_000, 97) },
]);
const inquiry = Buffer.from(JSON.stringify({ c_company_name: '끝나지 않는 문의', c_category1: 0 }));

function request(line: string, cookie: string, type = '', body: Buffer = Buffer.alloc(0)): Buffer {
  const session = cookie === '' ? '' : `Cookie: ${cookie}\r\n`;
  const about = body.length === 0 ? '' : `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n`;
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\nHost: a\r\n${session}${about}\r\n`), body]);
}

/** A page in memory, a page to render, lists, searches, a spreadsheet, figures, a form and an upload. */
const requests = (cookie: string): Buffer[] => [
  request(`GET ${paths.home}`, cookie),
  request(`GET ${paths.servingCases}?keyword=%EB%A1%9C%EB%B4%87`, cookie),
  request('GET /api/event/cateId/0?keyword=%ED%96%89%EC%82%AC&curPage=1', cookie),
  request('GET /api/admin/contact/cateId/0?curPage=1', cookie),
  request('GET /api/admin/contact/export?category=0', cookie),
  request('GET /api/admin/dashboard', cookie),
  request(`GET ${adminPaths.partnerships}`, cookie),
  request('POST /api/contact', cookie, 'application/json', inquiry),
  request(`POST ${paths.support}`, cookie, 'application/x-www-form-urlencoded', Buffer.from('c_name=a')),
  request('POST /api/admin/insertEvent', cookie, multipartType, file),
];

/** Gone after a few milliseconds, with everything said or only a part of it. */
async function sendAndLeave(socket: Socket, bytes: Buffer, number: number, manner: Manner): Promise<void> {
  const part = manner === 'aborted' ? bytes.length : Math.ceil((bytes.length * ((number % 9) + 1)) / 10);
  socket.write(bytes.subarray(0, part));
  if (number % 6 > 0) await wait(number % 6);
  socket.resetAndDestroy();
}

/** One byte a second, until the server has had enough. */
function trickle(socket: Socket, bytes: Buffer): Promise<void> {
  let sent = Math.max(1, bytes.length - 60);
  socket.write(bytes.subarray(0, sent));
  const timer = setInterval(() => socket.write(bytes.subarray(sent, (sent += 1))), 1_000);
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve();
    });
    socket.resume();
  });
}

function send(port: number, bytes: Buffer, number: number, manner: Manner): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
    socket.once('close', () => resolve());
    socket.on('error', () => {});
    socket.once('connect', () => {
      const done = manner === 'slow' ? trickle(socket, bytes) : sendAndLeave(socket, bytes, number, manner);
      void done.then(resolve);
    });
  });
}

/** So many requests of one manner, every other one with a session. */
export async function sendUnfinished(
  origin: string,
  cookie: string,
  manner: Manner,
  many: number,
): Promise<void> {
  const port = Number(new URL(origin).port);
  const kinds = [...requests(''), ...requests(cookie)];
  let next = 0;
  async function sender(): Promise<void> {
    while (next < many) {
      const number = next;
      next += 1;
      await send(port, kinds[number % kinds.length] ?? Buffer.alloc(0), number, manner);
    }
  }
  const atOnce = manner === 'slow' ? Math.min(many, 5_000) : 200;
  await Promise.all(Array.from({ length: atOnce }, sender));
}
