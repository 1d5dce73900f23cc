import fc from 'fast-check';
import { expect, it } from 'vitest';
import { embedAddress, videoIdOf, watchAddress } from './video-address.ts';

const id = fc.stringMatching(/^[\w-]{11}$/);
const forms: readonly ((id: string) => string)[] = [
  (video) => `https://www.youtube.com/watch?v=${video}`,
  (video) => `https://youtube.com/watch?list=abc&v=${video}`,
  (video) => `https://m.youtube.com/watch?v=${video}`,
  (video) => `https://youtu.be/${video}`,
  (video) => `https://youtu.be/${video}?si=share`,
  (video) => `https://www.youtube.com/v/${video}`,
  (video) => `https://www.youtube.com/shorts/${video}`,
  (video) => `https://m.youtube.com/shorts/${video}?feature=share`,
  (video) => `https://www.youtube.com/embed/${video}`,
  (video) => `http://www.youtube.com/watch?v=${video}`,
  (video) => `www.youtube.com/watch?v=${video}`,
];

it('every way to write a video address leads to the same embed address', () => {
  fc.assert(
    fc.property(id, fc.constantFrom(...forms), (video, write) => {
      expect(embedAddress(write(video))).toBe(`https://www.youtube-nocookie.com/embed/${video}`);
    }),
  );
});

const starts: readonly (readonly [query: string, seconds: number])[] = [
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['t=1h2m3s', 3_723],
  ['start=90', 90],
  ['si=share&t=2m', 120],
];
const places: readonly ((id: string) => string)[] = [
  (video) => `https://www.youtube.com/watch?v=${video}&`,
  (video) => `https://youtu.be/${video}?`,
  (video) => `https://www.youtube.com/embed/${video}?`,
  (video) => `https://www.youtube-nocookie.com/embed/${video}?`,
  (video) => `https://www.youtube.com/shorts/${video}?`,
  (video) => `https://www.youtube.com/live/${video}?`,
  (video) => `https://www.youtube.com/watch?v=${video}#`,
];

it('a start time is kept, however it is written', () => {
  const anywhere = fc.tuple(id, fc.constantFrom(...places), fc.constantFrom(...starts));
  fc.assert(
    fc.property(anywhere, ([video, place, [query, seconds]]) => {
      fc.pre(!(place(video).endsWith('#') && query.startsWith('start')));
      const link = place(video) + query;
      expect(embedAddress(link)).toBe(`https://www.youtube-nocookie.com/embed/${video}?start=${seconds}`);
      expect(watchAddress(link)).toBe(`https://www.youtube.com/watch?v=${video}&t=${seconds}s`);
    }),
  );
});

it.each(['t=', 't=0', 't=soon', 'start=-5', 't=1e9', `t=${'9'.repeat(400)}`])(
  '%j is no start time: the video starts at its beginning',
  (query) => {
    expect(embedAddress(`https://youtu.be/abcdefghijk?${query}`)).toBe(
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    );
  },
);

it('an embed address stays what it is', () => {
  fc.assert(
    fc.property(id, (video) => {
      const embedded = embedAddress(`https://youtu.be/${video}?t=90`);
      expect(embedded === null ? null : embedAddress(embedded)).toBe(embedded);
    }),
  );
});

it('an id of any other length is no video', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\w-]{1,30}$/).filter((text) => text.length !== 11),
      (text) => {
        expect(embedAddress(`https://youtu.be/${text}`)).toBeNull();
      },
    ),
  );
});

it('nothing that is typed makes it throw, and only the video host comes out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      const embedded = embedAddress(text);
      expect(embedded === null || embedded.startsWith('https://www.youtube-nocookie.com/embed/')).toBe(true);
    }),
  );
});

it.each([
  '',
  '   ',
  'https://vimeo.com/123',
  'javascript:alert(1)',
  'https://youtube.com.evil.example/watch?v=abcdefghijk',
])('%j gives no video', (link) => expect(videoIdOf(link)).toBeNull());
