import type { SamplePost } from '../sample-post.ts';

/** Cleaning robots: screen golf, oldest first. Sample content: the shops and their figures are invented. */
export const cleaningScreenGolf: readonly SamplePost[] = [
  {
    at: '2024-12-23 16:20',
    title: '페어로운 스크린골프, 타석과 복도를 오가는 C30',
    content: [
      '잔디 매트에서 나온 섬유와 흙이 복도까지 번지는 스크린골프장. 페어로운은 손님이 바뀌는 시간마다 C30을 내보냅니다.',
      '61cm의 청소 폭으로 복도를 두 번만 지나면 청소가 끝납니다.',
      '설치 모델: C30 1대\n타석 수: 12개',
    ],
    picture: 'golf-c',
  },
  {
    at: '2025-09-29 10:30',
    title: '온그루 스크린, 심야 무인 시간대의 예약 청소',
    content: [
      '새벽 두 시부터 무인으로 운영하는 온그루 스크린은 청소도 예약해 둡니다. C30이 빈방과 복도를 돌고 스스로 충전대로 돌아갑니다.',
      '아침에 출근한 직원은 휴대전화로 청소 기록을 확인합니다.',
      '설치 모델: C30 1대',
    ],
    picture: 'golf-d',
  },
  {
    at: '2026-07-27 13:40',
    title: '버디숲라운지, 손님이 있는 시간에도 돌리는 라운지 청소',
    content: [
      '소파가 놓인 휴게 공간이 넓은 버디숲라운지는 손님이 있는 시간에도 청소할 수 있는 로봇을 찾았습니다. C30은 작동 소음이 최대 70dB이라 음악이 나오는 라운지에서는 크게 거슬리지 않습니다.',
      '낮은 몸체로 탁자 밑까지 들어가 손님이 일어서지 않아도 됩니다.',
      '설치 모델: C30 1대',
    ],
    picture: 'golf-e',
  },
];
