import type { SamplePost } from '../sample-post.ts';

/** Cleaning robots: restaurants, oldest first. Sample content: the shops and their figures are invented. */
export const cleaningRestaurants: readonly SamplePost[] = [
  {
    at: '2024-06-24 10:10',
    title: '대형 고깃집 숯결가, 마감 청소를 맡긴 C30',
    content: [
      '기름기가 많은 고깃집 바닥은 마감할 때 두 번 쓸고 닦아야 합니다. 숯결가는 첫 번째 쓸기를 C30에 맡겼습니다.',
      '직원이 정산하는 동안 로봇이 홀을 한 바퀴 돕니다. 회전 브러시가 의자 다리 옆까지 먼지를 끌어내줍니다.',
      '설치 모델: C30 1대\n면적: 420m²',
    ],
    picture: 'grill-b',
  },
  {
    at: '2025-05-26 14:00',
    title: '가족 식당 도란마당, 아이\u00a0자리 밑 부스러기 걱정 끝',
    content: [
      '가족 손님이 많은 도란마당은 식사가 끝날 때마다 자리 밑을 쓸어야 했습니다. 지금은 마감 뒤에 C30이 홀 전체를 정리합니다.',
      '19,000Pa의 흡입력이 밥풀과 과자 부스러기를 한 번에 빨아들입니다.',
      '설치 모델: C30 1대\n면적: 310m²',
    ],
    picture: 'family-b',
  },
  {
    at: '2026-06-01 11:30',
    title: '푸드코트 온식탁마당, 영업\u00a0중에도 이어지는 바닥 청소',
    content: [
      '쉬는 시간이 없는 푸드코트는 청소할 틈을 내기 어렵습니다. C30은 손님이 뜸한 구역을 골라 조금씩 나누어 청소합니다.',
      '사람이 다가오면 멈추고 길을 비켜주어 불편하다는 의견이 거의 없었습니다.',
      '설치 모델: C30 1대\n면적: 650m²',
    ],
    url: 'https://www.youtube.com/watch?v=SampleVid12',
    picture: 'foodcourt-a',
  },
];
