import type { SamplePost } from '../sample-post.ts';

/** Serving robots: hospitals, oldest first. Sample content: the shops and their figures are invented. */
export const servingHospitals: readonly SamplePost[] = [
  {
    at: '2024-09-23 11:00',
    title: '가람휘병원, 병동 소모품 배송을 맡은 W3',
    content: [
      '가람휘병원 간호사들은 하루에도 여러 번 지하 창고를 오갔습니다. 지금은 W3가 소모품을 싣고 병동까지 올라옵니다.',
      '수납함이 나뉘어 있어 병동별로 물품을 따로 담습니다. 받는 사람이 번호를 눌러야 문이 열려 물품이 섞이거나 사라질 염려가 없습니다.',
      '설치 모델: W3 2대\n병상 수: 180개',
    ],
    url: 'https://www.youtube.com/watch?v=SampleVid10',
    picture: 'hospital-a',
  },
  {
    at: '2025-04-07 14:40',
    title: '윤슬담의원, 검체 이송 기록을 남기는 W3 활용',
    content: [
      '검체를 누가 언제 옮겼는지 손으로 적던 일을 W3의 이송 기록이 대신합니다. 출발과 도착 시각, 받은 사람이 자동으로 남습니다.',
      '검사실은 도착 알림을 받고 준비할 수 있어 대기 시간이 줄었습니다.',
      '설치 모델: W3 1대',
    ],
    picture: 'hospital-f',
  },
  {
    at: '2026-02-23 10:30',
    title: '여울품재활병원, 환자 식사 배식을 돕는 T5와 W3',
    content: [
      '거동이 불편한 환자가 많은 여울품재활병원은 식사를 병실까지 가져다드립니다. 식판은 T5가, 간식과 물품은 W3가 나누어 맡습니다.',
      '보호사가 식판을 나르는 대신 환자 곁에 머무는 시간이 늘었습니다.',
      '설치 모델: T5 2대, W3 1대\n병상 수: 120개',
    ],
    picture: 'ward-a',
  },
];
