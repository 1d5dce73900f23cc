import { changedAnswer } from './answer.wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { templateFields, templatesAnswer } from './reply-template.wire.ts';

const timeoutMs = limits.listTimeoutMs;

export const replyTemplateApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/templates',
    access: 'sales',
    summary: '답변 템플릿',
    answer: templatesAnswer,
    timeoutMs,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/templates',
    access: 'sales',
    summary: '답변 템플릿 하나를 수정',
    body: templateFields,
    answer: changedAnswer,
    timeoutMs,
  }),
};
