import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

it('sets questions and answers apart, and keeps all other lines together', () => {
  const text = '만났습니다.\n둘째 줄\n\nQ. 걱정은요?\nA. 없었어요.\n\n고맙습니다.';
  expect(textBlocks(text)).toEqual([
    { at: 0, kind: 'words', text: '만났습니다.\n둘째 줄' },
    { at: 13, kind: 'question', text: '걱정은요?' },
    { at: 22, kind: 'answer', text: '없었어요.' },
    { at: 31, kind: 'words', text: '고맙습니다.' },
  ]);
});

it('leaves a text without questions as it is', () => {
  expect(textBlocks('첫 단락\n\n둘째 단락 Q. 아님')).toEqual([
    { at: 0, kind: 'words', text: '첫 단락\n\n둘째 단락 Q. 아님' },
  ]);
  expect(textBlocks('')).toEqual([]);
});
