import type { SamplePost } from '../sample-post.ts';

/** Cleaning robots: hospitals, oldest first. Sample content: the shops and their figures are invented. */
export const cleaningHospitals: readonly SamplePost[] = [
  {
    at: '2024-07-29 09:30',
    title: '가람휘병원, 외래 복도를 하루 네 번 쓸어 내는 C30',
    content: [
      '외래 복도는 하루 종일 사람이 오가 정해진 시간에만 청소하기 어렵습니다. C30이 진료 시작 전과 점심시간, 오후, 마감 뒤에 한 번씩 돕니다.',
      '환자와 휠체어가 다가오면 벽 쪽으로 비켜서 기다립니다.',
      '설치 모델: C30 2대',
    ],
    picture: 'hospital-d',
  },
  {
    at: '2025-03-10 13:20',
    title: '여울품재활병원, 미끄럼 걱정을 던 병실 바닥 관리',
    content: [
      '걸음을 다시 익히는 환자가 많은 병실은 바닥에 물기가 남으면 안 됩니다. 여울품재활병원은 사람이 닦던 일을 물을 쓰지 않는 C30에 맡겼습니다.',
      '환자가 훈련실로 내려간 시각에 맞춰 예약해 두어 돌아오기 전에 마무리됩니다.',
      '설치 모델: C30 1대',
    ],
    picture: 'ward-b',
  },
  {
    at: '2025-12-15 11:00',
    title: '한빛결병원, 병동 복도 물청소를 맡은 C40',
    content: [
      '한빛결병원은 병동 복도를 C40으로 물청소합니다. 쓸고 닦고 물기를 거두는 일을 한 번에 마쳐 복도를 막는 시간이 짧습니다.',
      '수간호사는 “청소 중 안내판을 세우는 일이 줄었다”고 말합니다.',
      '설치 모델: C40 1대\n병상 수: 150개',
    ],
    url: 'https://www.youtube.com/watch?v=SampleVid14',
    picture: 'hospital-c',
  },
  {
    at: '2026-09-07 10:00',
    title: '윤슬담의원, 배터리 교체로 이어 가는 종일 청소',
    content: [
      '건물 세 개 층을 쓰는 윤슬담의원은 C40 한 대로 모든 층을 청소합니다. 층을 옮길 때 배터리를 바꿔 끼우면 충전을 기다리지 않아도 됩니다.',
      '교체는 손잡이를 당기는 것으로 끝나 누구나 할 수 있습니다.',
      '설치 모델: C40 1대',
    ],
    picture: 'hospital-e',
  },
];
