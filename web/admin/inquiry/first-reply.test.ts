import { expect, test } from 'vitest';
import type { InquiryDetail } from '#contract/inquiry-desk.ts';
import { firstReply } from './first-reply.ts';

const inquiry = {
  company: '한빛식당',
  name: '홍길동',
  receipt: '7F3K9M2QAAAAAAAAAAAAAAAAAA',
  content: '두 대의 견적을\n부탁드립니다.',
  createdAt: '2026-11-17T01:20:00.000Z',
} as InquiryDetail;
const template = { id: 1, name: '견적', subject: '{접수번호} 견적', text: '{담당자명}님께', version: 1 };

test('an answer begins with the template, filled in, and quotes every line that the customer wrote', () => {
  expect(firstReply(inquiry, template)).toEqual({
    subject: '7F3K-9M2Q 견적',
    text: '홍길동님께\n\n--- 2026년 11월 17일 오전 10:20에 보내신 문의 ---\n> 두 대의 견적을\n> 부탁드립니다.',
  });
});

test('who wrote nothing is not quoted', () => {
  expect(firstReply({ ...inquiry, content: '' }, null).text).toBe('');
});
