import type { SamplePost } from '../sample-post.ts';

/** Cleaning robots: cafés and bakeries, oldest first. Sample content: the shops and their figures are invented. */
export const cleaningCafes: readonly SamplePost[] = [
  {
    at: '2024-11-04 10:00',
    title: '누빌 커피, 개점 전 30분을 아껴준 새벽 청소',
    content: [
      '누빌 커피는 개점 전에 3개 층을 청소하느라 직원이 한 시간 먼저 나와야 했습니다. C30을 예약해 두면 문을 열기 전에 1층과 2층 청소가 끝나 있습니다.',
      '직원은 출근해 테이블만 정리하면 됩니다. 준비 시간이 30분쯤 줄었습니다.',
      '설치 모델: C30 2대',
    ],
    picture: 'cafe-e',
  },
  {
    at: '2025-08-18 11:10',
    title: '오솔레 브레드, 밀가루와 빵가루에 강한 C30',
    content: [
      '베이커리 바닥에는 눈에 잘 보이지 않는 가루가 늘 쌓입니다. 빗자루로 쓸면 날리기만 해서 고민이던 오솔레 브레드는 흡입 모드가 있는 C30을 골랐습니다.',
      '흡입 모드로 6시간까지 움직여 하루 두 번 돌려도 배터리가 넉넉합니다.',
      '설치 모델: C30 1대',
    ],
    url: 'https://youtu.be/SampleVid13',
    picture: 'cafe-f',
  },
  {
    at: '2026-05-18 14:30',
    title: '정원 카페 뜰안새, 흙먼지 많은 입구를 맡긴 로봇',
    content: [
      '마당에서 들어오는 손님이 많은 뜰안새는 비가 오면 입구가 금세 더러워집니다. C30이 한 시간마다 입구와 통로를 한 번씩 지나갑니다.',
      '낮은 몸체가 의자 밑까지 들어가 흙과 낙엽을 쓸어 냅니다.',
      '설치 모델: C30 1대\n면적: 280m²',
    ],
    picture: 'brunch-b',
  },
];
