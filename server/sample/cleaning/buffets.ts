import type { SamplePost } from '../sample-post.ts';

/** Cleaning robots: buffets, oldest first. Sample content: the shops and their figures are invented. */
export const cleaningBuffets: readonly SamplePost[] = [
  {
    at: '2024-08-26 15:30',
    title: '뷔페 오듬, 점심과 저녁 사이 40분의 바닥 정리',
    content: [
      '점심 영업이 끝나고 저녁 손님을 받기까지 40분. 뷔페 오듬은 이 시간에 C30을 돌립니다.',
      '한 시간에 600m²를 청소하는 속도 덕분에 진열대 앞과 통로를 모두 정리하고도 시간이 남습니다.',
      '설치 모델: C30 1대',
    ],
    picture: 'buffet-d',
  },
  {
    at: '2025-10-27 10:40',
    title: '웨딩홀 새하늘담, 예식 사이 로비와 연회장 물청소',
    content: [
      '예식이 하루 다섯 번 열리는 토요일이면 로비 바닥에 발자국과 음료 자국이 쌓입니다. C40은 다음 예식 전까지 로비와 연회장을 이어서 닦습니다.',
      '배터리를 5초 만에 바꿀 수 있어 하루 종일 쉬지 않고 운영합니다.',
      '설치 모델: C40 1대\n면적: 1,100m²',
    ],
    picture: 'lobby-e',
  },
  {
    at: '2026-08-10 13:00',
    title: '사내식당 두레온, 음료대 앞 물기를 거두는 C40',
    content: [
      '음료대 앞은 물을 흘리기 쉬워 미끄럼 사고가 걱정되는 곳입니다. C40이 점심시간 전후로 이 구역을 되풀이해 닦습니다.',
      '마지막 롤러가 물기를 거두기 때문에 지나간 자리를 바로 밟을 수 있습니다.',
      '설치 모델: C40 1대',
    ],
    picture: 'buffet-e',
  },
];
