import { company } from '#contract/company.ts';
import type { SamplePost } from '../sample-post.ts';

/** Serving robots: screen golf, oldest first. Sample content: the shops and their figures are invented. */
export const servingScreenGolf: readonly SamplePost[] = [
  {
    at: '2024-07-08 16:00',
    title: '페어로운 스크린골프, 라운드를 끊지 않는 간식 배달',
    content: [
      '방마다 주문하는 음료와 간식을 나르느라 카운터가 자주 비던 매장입니다. T10이 방 앞까지 다녀오면서 카운터를 비우지 않게 되었습니다.',
      '도착하면 방 안의 화면으로 알려주어 스윙 중에 문을 두드릴 일이 없습니다.',
      '설치 모델: T10 1대\n타석 수: 12개',
    ],
    picture: 'golf-a',
  },
  {
    at: '2025-05-12 13:50',
    title: '온그루 스크린, 타석 사이를 조용히 지나는 T8',
    content: [
      '온그루 스크린은 칸막이가 낮아 직원이 지나가면 손님이 타이밍을 놓치곤 했습니다. T8는 정해진 길로만 천천히 움직여 시선을 빼앗지 않습니다.',
      '음료를 내려놓는 자리도 타석 뒤쪽 탁자로 정해 두었습니다.',
      '설치 모델: T8 1대',
    ],
    url: `${company.websiteUrl}cases/ongru`,
    picture: 'golf-b',
  },
  {
    at: '2026-04-20 10:10',
    title: '버디숲라운지, 터치 한 번으로 끝나는 심야 주문 응대',
    content: [
      '버디숲라운지는 자정 이후 직원 한 명이 매장 전체를 봅니다. 손님이 주문하면 직원은 음료를 싣고 T8의 화면에서 방 번호만 누릅니다.',
      '혼자 근무해도 카운터를 지킬 수 있어 안심이 된다고 합니다.',
      '설치 모델: T8 1대\n방 수: 10개',
    ],
    picture: 'golf-f',
  },
];
