import { describe, expect, it } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const read = (...lines: string[]) => readPlainRequest(Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'));
const get = 'GET /sub3_1?page=2 HTTP/1.1';

describe('a plain request', () => {
  it('is a GET with a host', () => {
    expect(read(get, 'Host: naru.example')).toEqual({ url: '/sub3_1?page=2', acceptEncoding: undefined });
  });

  it('is what a browser sends', () => {
    const browser = read(
      get,
      'Host: naru.example',
      'Connection: keep-alive',
      'Upgrade-Insecure-Requests: 1',
      'User-Agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36',
      'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'Sec-Fetch-Mode: navigate',
      'Referer: https://search.naver.example/search?q=%EC%84%9C%EB%B9%99',
      'Accept-Encoding: gzip, deflate, br',
    );
    expect(browser?.acceptEncoding).toBe('gzip, deflate, br');
  });

  it('is what a proxy passes on over a connection that it keeps', () => {
    const passed = read(
      get,
      'Host: naru.example',
      'X-Forwarded-For: 203.0.113.9, 10.0.0.7',
      'X-Forwarded-Proto: https',
      'user-agent: Mozilla/5.0',
      'accept-encoding: gzip, br',
    );
    expect(passed).toEqual({ url: '/sub3_1?page=2', acceptEncoding: 'gzip, br' });
  });
});

describe('left to a real parser is', () => {
  it.each([
    ['another method', ['HEAD / HTTP/1.1', 'Host: a']],
    ['another version', ['GET / HTTP/1.0', 'Host: a']],
    ['a whole address', ['GET http://a/ HTTP/1.1', 'Host: a']],
    ['an address with a space', ['GET /a b HTTP/1.1', 'Host: a']],
    ['an address that is not ASCII', ['GET /\u00e9 HTTP/1.1', 'Host: a']],
    ['no host', [get, 'Accept: */*']],
    ['a second host', [get, 'Host: a', 'HOST: b']],
    ['a second list of encodings', [get, 'Host: a', 'Accept-Encoding: br', 'accept-encoding: gzip;q=0']],
    ['a cookie', [get, 'Host: a', 'cookie: sid=1']],
    ['a known tag', [get, 'Host: a', 'If-None-Match: "x"']],
    ['a part', [get, 'Host: a', 'Range: bytes=0-1']],
    ['a length', [get, 'Host: a', 'Content-Length: 0']],
    ['chunks', [get, 'Host: a', 'TRANSFER-ENCODING: chunked']],
    ['a wish to be told to go on', [get, 'Host: a', 'Expect: 100-continue']],
    ['another protocol', [get, 'Host: a', 'Upgrade: websocket']],
    ['a connection that ends', [get, 'Host: a', 'Connection: close']],
    ['a connection with more to say', [get, 'Host: a', 'Connection: keep-alive, Upgrade']],
    ['a folded line', [get, 'Host: a', 'X-A: 1', ' Cookie: sid=1']],
    ['a space before the colon', [get, 'Host: a', 'Cookie : sid=1']],
    ['a line without a name', [get, 'Host: a', ': 1']],
    ['a stray line end', [get, 'Host: a', 'X-A: 1\nCookie: sid=1']],
    ['a stray return', [get, 'Host: a', 'X-A: 1\rCookie: sid=1']],
    ['a byte that is not text', [get, 'Host: a', 'X-A: \0']],
    ['a body', [get, 'Host: a', '', 'x']],
    ['a second request', [get, 'Host: a', '', get, 'Host: a']],
    ['a head of unusual length', [get, 'Host: a', `X-A: ${'a'.repeat(5_000)}`]],
  ])('%s', (_what, lines) => {
    expect(read(...lines)).toBeNull();
  });

  it('a head that has not come whole', () => {
    expect(readPlainRequest(Buffer.from(`${get}\r\nHost: a\r\n`))).toBeNull();
  });
});
