import { company } from '#contract/company.ts';
import type { SamplePost } from '../sample-post.ts';

/** Cleaning robots: other places, oldest first. Sample content: the shops and their figures are invented. */
export const cleaningOtherPlaces: readonly SamplePost[] = [
  {
    at: '2024-10-21 13:00',
    title: '한울채 오피스, 출근 전 로비 청소를 끝내는 C30',
    content: [
      '입주 직원이 1,200명인 한울채 오피스는 아침 일곱 시면 사람이 들어오기 시작합니다. C30이 여섯 시에 출발해 로비와 엘리베이터 앞을 정리합니다.',
      '미화 담당자는 손이 많이 가는 화장실과 휴게실에 시간을 더 쓰게 되었습니다.',
      '설치 모델: C30 1대\n면적: 900m²',
    ],
    picture: 'lobby-a',
  },
  {
    at: '2025-11-17 10:20',
    title: '다올린 로지스, 물류센터 통로 먼지를 줄인 C40',
    content: [
      '상자를 뜯을 때 나오는 종이 먼지가 늘 고민이던 물류센터입니다. C40이 교대 시간마다 주 통로를 쓸고 닦습니다.',
      '물건을 나르는 S100과 같은 지도를 쓰기 때문에 두 로봇이 서로의 길을 피해 다닙니다.',
      '설치 모델: C40 2대, S100 4대',
    ],
    url: `${company.websiteUrl}cases/daolin`,
    picture: 'warehouse-d',
  },
  {
    at: '2026-03-02 14:10',
    title: '시립 물빛새도서관, 책장 사이를 살피는 밤사이 청소',
    content: [
      '물빛새도서관은 문을 닫은 뒤 열람실을 청소합니다. C30은 쓸기 모드로 10시간까지 움직여 3개 층을 밤사이 모두 돕니다.',
      '책장 끝에 쌓이던 먼지가 사라졌다는 이용자 의견을 받았습니다.',
      '설치 모델: C30 2대',
    ],
    picture: 'library-a',
  },
  {
    at: '2026-10-19 11:00',
    title: '전시장 너른터담, 행사 사이를 잇는 넓은 바닥 청소',
    content: [
      '행사가 끝나고 다음 행사까지 여유가 하루도 없는 전시장입니다. C40 세 대가 구역을 나누어 밤새 바닥을 닦습니다.',
      '유리벽이 많은 로비에서도 멈추거나 부딪치지 않고 끝까지 청소를 마칩니다.',
      '설치 모델: C40 3대\n면적: 3,400m²',
    ],
    picture: 'lobby-b',
  },
];
