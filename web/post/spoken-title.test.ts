import { expect, it } from 'vitest';
import { spokenTitle } from './spoken-title.ts';

it('parts what was said from who said it', () => {
  expect(spokenTitle('"또 오자고 해요" 도란마당 대표')).toEqual({
    quote: '"또 오자고 해요"',
    speaker: '도란마당 대표',
  });
});

it('leaves every other title whole', () => {
  for (const title of ['T10 체험 매장 모집', '"또 오자고 해요"', '대표의 말 "고맙습니다" 그리고 인사'])
    expect(spokenTitle(title)).toBeNull();
});
