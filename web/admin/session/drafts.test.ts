import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';
import { logOut } from './session-calls.ts';
import { forgetAdmin, rememberAdmin } from './session-flag.ts';

const kim = { id: 1, login: 'kim', name: '김영업', role: 'sales' } as const;
const lee = { id: 2, login: 'lee', name: '이영업', role: 'sales' } as const;

/** As a browser does: what is kept is a property of its own. */
function storage() {
  const kept = new Map<string, string>();
  return new Proxy(
    {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('fetch', async () => Response.json({ result: '성공' }));
  rememberAdmin(kim);
  keepDraft('memo-1', '전화로 먼저 확인');
  keepDraft('post-1', '어제 쓰던 글', 'browser');
});

test('what was being written is there again after a session that ended by itself', () => {
  forgetAdmin();
  rememberAdmin(kim);
  expect(readDraft('memo-1')).toBe('전화로 먼저 확인');
});

test('somebody else finds nothing of it', () => {
  forgetAdmin();
  rememberAdmin(lee);
  expect(readDraft('memo-1')).toBeNull();
});

test('a logout leaves nothing behind', async () => {
  await logOut();
  rememberAdmin(kim);
  expect(readDraft('memo-1')).toBeNull();
  expect(readDraft('post-1', 'browser')).toBeNull();
});

test('what the browser keeps outlives its tab, and is not what the tab keeps', () => {
  vi.stubGlobal('sessionStorage', storage());
  rememberAdmin(kim);
  expect(readDraft('post-1', 'browser')).toBe('어제 쓰던 글');
  expect(readDraft('post-1')).toBeNull();
});
