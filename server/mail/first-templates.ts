import type { ReplyTemplate } from '#contract/reply-template.ts';

const greeting = '안녕하세요, {회사명} {담당자명}님.';
const closing = '더 궁금하신 점이 있으면 언제든지 알려주시기 바랍니다.\n감사합니다.';

/** What the templates say until staff change them. */
export const firstTemplates: readonly ReplyTemplate[] = [
  {
    name: '접수 안내',
    subject: '문의하신 내용을 확인하고 있습니다 (접수번호 {접수번호})',
    text: '문의해주셔서 감사합니다. 담당자가 내용을 확인하고 있으며, 자세한 답변을 곧 보내 드리겠습니다.',
  },
  {
    name: '견적 안내',
    subject: '요청하신 견적을 안내해 드립니다 (접수번호 {접수번호})',
    text: '요청하신 로봇의 견적을 안내해 드립니다.\n\n- 모델:\n- 수량:\n- 월 비용:\n- 포함 사항: 설치, 교육, 정기 점검',
  },
  {
    name: '방문 상담',
    subject: '방문 상담이 가능한 일정을 알려주세요 (접수번호 {접수번호})',
    text: '매장 환경에 맞는 제안을 위해 방문 상담을 권해 드립니다. 편하신 날짜와 시간을 두세 가지 알려주시면 일정을 확정해 드리겠습니다.',
  },
  {
    name: '추가 확인',
    subject: '추가로 확인이 필요한 내용이 있습니다 (접수번호 {접수번호})',
    text: '정확한 답변을 위해 아래 내용을 알려주시기 바랍니다.\n\n- 매장 면적과 테이블 수:\n- 가장 좁은 통로의 폭:\n- 영업시간:',
  },
].map(({ name, subject, text }, index) => ({
  id: index + 1,
  name,
  subject,
  text: [greeting, text, closing].join('\n\n'),
  version: 1,
}));
