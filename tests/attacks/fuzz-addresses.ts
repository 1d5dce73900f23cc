import fc from 'fast-check';
import { inquiryBody } from '#contract/inquiry.wire.ts';
import { hostilePiece, hostileText } from './fuzz-values.ts';

/** The bytes of one request for a page, each character a byte. */
export function pageRequests(pages: readonly string[]): fc.Arbitrary<string> {
  const page = fc.constantFrom(...pages);
  const spelled = fc.oneof(
    { arbitrary: page, weight: 4 },
    page.map((path) => path.toUpperCase()),
    page.map((path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
    page.map((path) => `http://evil.example${path}`),
    fc.constantFrom(
      '',
      '*',
      '//evil.example',
      '/.',
      '/..',
      'ftp://x/',
      '/\\x',
      '/assets',
      '/api',
      '/resources/upload',
    ),
  );
  const ending = fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    fc.constantFrom('/', '//', '.', '.data', '/_.data', '/1', '/1.data', '/1/', '#x', ';x'),
    hostilePiece.map((piece) => `/${piece}`),
  );
  const names = fc.constantFrom(
    'page',
    'keyword',
    'filter',
    'tab',
    'sent',
    '_routes',
    'index',
    'edit',
    '__proto__',
    '',
  );
  const search = fc
    .array(fc.tuple(names, hostilePiece), { maxLength: 3 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
  const target = fc
    .tuple(spelled, ending, search)
    // A space ends a target; what else may stand in one is the server's to say.
    .map(([path, end, query]) => `${path}${end}${query === '' ? '' : `?${query}`}`.replaceAll(' ', '%20'));
  const field = fc.tuple(fc.constantFrom(...Object.keys(inquiryBody.names), '__proto__'), hostileText);
  const form = fc
    .array(field, { maxLength: 8 })
    .map((fields) =>
      fields.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&'),
    );
  const types = fc.constantFrom(
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json',
    'x',
  );
  const head = (method: string, at: string) => `${method} ${at} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
  return fc.oneof(
    { arbitrary: target.map((at) => `${head('GET', at)}\r\n`), weight: 6 },
    fc
      .tuple(fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'X'), target)
      .map(([method, at]) => `${head(method, at)}\r\n`),
    fc
      .tuple(target, types, form)
      .map(
        ([at, type, body]) =>
          `${head('POST', at)}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
  );
}
