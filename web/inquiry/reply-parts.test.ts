import { expect, test } from 'vitest';
import { replyParts } from './reply-parts.ts';

test('an answer has a subject, words, and the quoted inquiry last', () => {
  const answer =
    '답변드립니다\n\n안녕하세요.\n\n감사합니다.\n\n--- 2026-11-17 10:20에 보내신 문의 ---\n> 첫 줄\n> \n> 셋째 줄';
  expect(replyParts(answer)).toEqual({
    subject: '답변드립니다',
    text: '안녕하세요.\n\n감사합니다.',
    quoted: '첫 줄\n\n셋째 줄',
  });
});

test('what stands below a quotation is not hidden with it', () => {
  const answer = '제목\n\n> 첫 줄\n여기에 답을 적었습니다.';
  expect(replyParts(answer)).toEqual({
    subject: '제목',
    text: '> 첫 줄\n여기에 답을 적었습니다.',
    quoted: '',
  });
});

test('an answer without a quotation is all words', () => {
  expect(replyParts('제목\n\n내용')).toEqual({ subject: '제목', text: '내용', quoted: '' });
});

test('a quotation of thousands of lines with words below it is read in passing', () => {
  const answer = `제목\n\n${'> 줄\n'.repeat(5_000)}네, 모두 가능합니다.`;
  expect(replyParts(answer)).toMatchObject({ subject: '제목', quoted: '' });
});
