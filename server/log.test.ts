import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(url: string): string {
  let line = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      line += String(chunk);
      done();
    },
  });
  createLog({ logLevel: 'info' }, destination).info({ req: { method: 'GET', url, ip: '' } });
  return (JSON.parse(line) as { req: { path: string } }).req.path;
}

const secret = 'VHX8MFHPHCZAFZFQN1K4RD1CPZ';

it.each([
  ['/inquiry/', '/inquiry/…'],
  ['/INQUIRY/', '/INQUIRY/…'],
  ['/inquir%79/', '/inquiry/…'],
  ['/inquiry%2F', '/inquiry/…'],
  ['/inquiry//', '/inquiry/…'],
  ['/inquiry/1/', '/inquiry/…'],
  ['/inquiry.data/', '/inquiry.data/…'],
  ['//inquiry/', '//inquiry/…'],
  ['http://a/inquiry/', 'http://a/inquiry/…'],
  ['/api/inquiry/', '/api/inquiry/…'],
  ['/api/inquir%79/', '/api/inquiry/…'],
  ['/admin/invite/', '/admin/invite/…'],
  ['/admin/%69nvite/', '/admin/invite/…'],
  ['/inquiry%252F', '/inquiry/…'],
])('of a receipt or an invitation behind %s the log says %s', (start, path) => {
  for (const end of ['', '.data', '%', '/', '?x']) expect(logged(`${start}${secret}${end}`)).toBe(path);
});

it.each([
  [`/${secret}`, '/…'],
  [`/${secret.toLowerCase()}.data`, '/….data'],
  [`/sub6_1/${secret}/x`, '/sub6_1/…/x'],
  [`/inquiry\\${secret}`, '/inquiry\\…'],
  [`/inquiry%EF%BC%8F${secret}`, '/inquiry%EF%BC%8F…'],
  ['/admin/invited/4fVJ9-kk0dP0t3aJw3m0XAJ7xT5yq_8dS2mH4nB6cZE', '/admin/invited/…'],
  ['/4fVJ9-kk0dP0t3aJw3m0XAJ7xT5yq_8dS2mH4nB6cZE', '/…'],
])('of %s, where a slip has put one, it says %s', (path, shown) => {
  expect(logged(path)).toBe(shown);
});

it('of a message it says that it was one', () => {
  expect(logged(`/api/inquiry/${secret}/message`)).toBe('/api/inquiry/…/message');
});

it.each([
  '/',
  '/inquiry',
  '/admin/invite',
  '/sub3_1/12',
  '/%EA%B0%80%',
  '/api/contact',
  '/resources/upload/7f17c0ae81c389345f9128bccefa7d2a.webp',
])('of %s it says all', (path) => {
  expect(logged(path)).toBe(path);
});
