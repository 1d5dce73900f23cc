import { doneAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { listAnswer } from './list.wire.ts';
import { trashItemCodec, trashKeyFields, trashQueryFields } from './trash.wire.ts';
import { trashDays } from './trash.ts';

const path = '/api/admin/trash';
const timeoutMs = limits.listTimeoutMs;

/** What was deleted. Everybody of the staff sees what is theirs: `trashFor`. */
export const trashApi = {
  list: defineEndpoint({
    method: 'GET',
    path,
    access: 'staff',
    summary: `휴지통 목록 (${trashDays}일 동안, 역할에 따라 게시물과 문의)`,
    query: trashQueryFields,
    answer: listAnswer(trashItemCodec),
    timeoutMs,
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: `${path}/restore`,
    access: 'staff',
    summary: '휴지통에서 복원',
    body: trashKeyFields,
    answer: doneAnswer,
    timeoutMs,
  }),
  destroy: defineEndpoint({
    method: 'DELETE',
    path,
    access: 'staff',
    summary: '휴지통에서 완전히 삭제',
    body: trashKeyFields,
    answer: doneAnswer,
    timeoutMs,
  }),
};
