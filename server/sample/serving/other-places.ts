import type { SamplePost } from '../sample-post.ts';

/** Serving robots: other places, oldest first. Sample content: the shops and their figures are invented. */
export const servingOtherPlaces: readonly SamplePost[] = [
  {
    at: '2024-10-14 10:00',
    title: '은결마루 요양원, 식판 배식과 퇴식을 한 대로',
    content: [
      '어르신 예순 분이 함께 식사하는 은결마루에서는 T5가 식판을 나릅니다. 속도를 느리게 맞추고, 가까이 다가가기 전에 한 번 멈추도록 설정했습니다.',
      '식사가 끝나면 같은 로봇이 식판을 거둡니다. 직원은 그 시간에 어르신의 양치와 약 복용을 돕습니다.',
      '설치 모델: T5 1대',
    ],
    picture: 'ward-c',
  },
  {
    at: '2025-10-20 14:20',
    title: '볼링클럽 굴림온, 레인까지 찾아가는 음료 서비스',
    content: [
      '레인이 열여섯 개인 볼링장에서 음료를 나르는 일을 T11이 맡았습니다. 의자와 공 거치대 사이의 좁은 길을 부드럽게 지납니다.',
      '다섯 개의 스테레오 비전 센서가 갑자기 일어서는 손님도 알아채고 멈춥니다.',
      '설치 모델: T11 1대',
    ],
    picture: 'bowling-a',
  },
  {
    at: '2026-10-05 09:50',
    title: '한울채 오피스, 회의실 다과를 나르는 T10',
    content: [
      '회의실이 스무 개인 한울채 오피스는 예약 시각에 맞춰 T10이 커피와 다과를 가져갑니다. 뒷면 화면에는 그날의 입주사 행사를 안내합니다.',
      '라운지 직원은 손님맞이에 집중하고, 로봇은 정해진 시간에 알아서 움직입니다.',
      '설치 모델: T10 1대',
    ],
    picture: 'lobby-f',
  },
];
