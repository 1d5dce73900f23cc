import type { RobotType } from '#catalog/robots.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { paths } from './paths.ts';

/** Where each kind of robot is told of: those in logistics only by who works with them. */
const casesOf = {
  serving: {
    text: '음식점부터 호텔까지, 일하는 로봇의 모습을\u00a0모았습니다.',
    action: '설치사례 보기',
    to: paths.servingCases,
  },
  cleaning: {
    text: '호텔과 병원, 매장의 바닥을 돌보는 로봇의 모습을 모았습니다.',
    action: '설치사례 보기',
    to: paths.cleaningCases,
  },
  logistics: {
    text: '로봇과 함께 일하는 분들의 이야기를 모았습니다.',
    action: '인터뷰 보기',
    to: paths.interviews,
  },
} as const;

/** The two cards that close every product page, the second one leading to the cases of its kind of robot. */
export function closingCards(
  [consultation, cases]: readonly [PictureData, PictureData],
  type: RobotType = 'serving',
) {
  return [
    {
      title: '도입 상담이 필요하신가요?',
      text: '공간 구조와 동선을 확인해 알맞은 모델을 제안해 드립니다.',
      action: '제휴문의',
      to: paths.partnership,
      picture: consultation,
    },
    {
      title: '먼저\u00a0도입한 현장을 만나보세요.',
      ...casesOf[type],
      picture: cases,
    },
  ] as const;
}

/** What the head of the product pages says for each kind of robot. */
export const productHeads = {
  serving: { title: '서빙로봇', subtitle: '매장에 맞춰 고르는 일곱 가지 서빙로봇' },
  logistics: { title: '물류로봇', subtitle: '무거운 이동을 대신하는 자율주행 로봇' },
  cleaning: { title: '청소로봇', subtitle: '바닥을 매일 같은 품질로 돌보는 로봇' },
} as const;
