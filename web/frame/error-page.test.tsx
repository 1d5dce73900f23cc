import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RequestId } from '#web/ssr/request-id.ts';
import { t8Front } from '#web/pictures/manifest.ts';
import { ErrorPage } from './error-page.tsx';

/** As React Router hands an answer with a status to the page that stands in for it. */
const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

function pageFor(error: unknown): string {
  return renderToString(
    <MemoryRouter>
      <RequestId value="f620a25b">
        <ErrorPage error={error} home="/" support="/support" robot={t8Front} />
      </RequestId>
    </MemoryRouter>,
  );
}

test('a page that failed gives the number of the request, and nothing of what went wrong inside', () => {
  const page = pageFor(new Error('no such column: secret'));
  expect(page).toContain('페이지를 표시하지 못했습니다.');
  expect(page).toContain('요청 번호 f620a25b');
  expect(page).not.toContain('secret');
});

test('while the storage is away the page says so, with the number', () => {
  const page = pageFor(answer(503));
  expect(page).toContain('잠시 이용할 수 없습니다.');
  expect(page).toContain('요청 번호 f620a25b');
});

test('a page that does not exist needs no number', () => {
  const page = pageFor(answer(404));
  expect(page).toContain('페이지를 찾을 수 없습니다.');
  expect(page).not.toContain('요청 번호');
});

test('a request that is refused is told so with its status, and no number', () => {
  const page = pageFor(answer(405));
  expect(page).toContain('405');
  expect(page).toContain('요청을 처리할 수 없습니다.');
  expect(page).not.toContain('요청 번호');
});
