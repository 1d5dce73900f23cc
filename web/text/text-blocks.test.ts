import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

it('sets questions and answers apart, and keeps the lines of a paragraph together', () => {
  const text = '만났습니다.\n둘째 줄\n\nQ. 걱정은요?\nA. 없었어요.\n\n고맙습니다.';
  expect(textBlocks(text)).toEqual([
    { at: 0, kind: 'words', text: '만났습니다.\n둘째 줄' },
    { at: 13, kind: 'question', mark: 'Q.', text: '걱정은요?' },
    { at: 22, kind: 'answer', mark: 'A.', text: '없었어요.' },
    { at: 32, kind: 'words', text: '고맙습니다.' },
  ]);
});

it('parts a text without anything else at its empty lines', () => {
  expect(textBlocks('첫 단락\n\n\n둘째 단락 Q. 아님')).toEqual([
    { at: 0, kind: 'words', text: '첫 단락' },
    { at: 7, kind: 'words', text: '둘째 단락 Q. 아님' },
  ]);
  expect(textBlocks('')).toEqual([]);
});

it('knows facts by their short names, wherever they stand, and no sentence or address for one', () => {
  expect(textBlocks('들였습니다.\n설치 모델: T5 2대\n테이블 수: 28개')).toEqual([
    { at: 0, kind: 'words', text: '들였습니다.' },
    {
      at: 7,
      kind: 'facts',
      rows: [
        { at: 7, mark: '설치 모델:', text: 'T5 2대' },
        { at: 20, mark: '테이블 수:', text: '28개' },
      ],
    },
  ]);
  for (const words of [
    'https://naru.example/a',
    '사장님은 말합니다. 이렇게: 좋아요',
    '오후 2:30에 열립니다',
    '<b>굵게: 글</b>',
  ])
    expect(textBlocks(words)).toEqual([{ at: 0, kind: 'words', text: words }]);
});

it('knows points and steps, and the line that heads them', () => {
  expect(textBlocks('점검 항목\n- 바퀴\n- 센서\n\n1. 닦습니다.\n2. 말립니다.')).toEqual([
    { at: 0, kind: 'caption', text: '점검 항목' },
    {
      at: 6,
      kind: 'points',
      rows: [
        { at: 6, mark: '-', text: '바퀴' },
        { at: 11, mark: '-', text: '센서' },
      ],
    },
    {
      at: 17,
      kind: 'steps',
      rows: [
        { at: 17, mark: '1.', text: '닦습니다.' },
        { at: 26, mark: '2.', text: '말립니다.' },
      ],
    },
  ]);
  expect(textBlocks('이렇게 씻습니다.\n- 물로')[0]).toMatchObject({ kind: 'words' });
});
