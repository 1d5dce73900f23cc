import { company } from '#contract/company.ts';
import { everyInquiryCategory, inquiryStatuses } from '#contract/choices.ts';

const { received, working, done } = inquiryStatuses;

/** The page that a receipt opens. */
export const receiptPage = {
  title: '문의 진행 상황',
  number: '접수번호',
  categories: everyInquiryCategory.map(({ publicName }) => publicName),
  receivedAt: '접수 일시',
  sender: '문의하신 분',
  category: '구분',
  /** The way of an inquiry, in its order. */
  steps: [received.name, working.name, done.name],
  /** To its sender, spam is just received. */
  statuses: {
    received: { step: 0, text: '문의가 접수되었습니다. 담당자가 곧 확인하겠습니다.' },
    working: { step: 1, text: '담당자가 문의를 처리하고 있습니다. 답변은 아래에서 확인하실 수 있습니다.' },
    done: { step: 2, text: '문의 처리가 완료되었습니다. 더 궁금하신 점은 아래에 남겨주세요.' },
    onHold: {
      step: 1,
      text: '추가로 확인할 사항이 있어 잠시 보류 중입니다. 확인되는 대로 안내해 드리겠습니다.',
    },
  },
  talk: '주고받은 내용',
  us: company.name,
  you: '고객님',
  quoted: '보내신 문의 보기',
  nothing: '아직 등록된 답변이 없습니다. 답변이 등록되면 이곳에서 확인하실 수 있습니다.',
  form: {
    title: '메시지 남기기',
    label: '메시지',
    placeholder: '덧붙일 내용이나 궁금하신 점을 적어주세요.',
    button: '메시지 보내기',
    busy: '보내는 중...',
  },
  care: '이 페이지의 주소를 아는 사람은 누구나 문의 진행 상황을 볼 수 있습니다. 다른 사람에게 알리지 마세요.',
};
