import {
  aisleT8,
  cafeB,
  shabuA,
  noodlesA,
  t8Stage,
  t8Touch,
  t8Trays,
  t8Floor,
} from '#web/pictures/manifest.ts';
import { back, eyes, front, status, stop, upToTheFront, type Parts } from './part.ts';
import { batteryNotes, headline, passageOf, type ProductPage } from './product.ts';

/** The sentences are sample content. */
export const page: ProductPage = {
  room: { look: 'cafe', floor: t8Floor },
  slogan: '작은 매장에 꼭 맞습니다.',
  description: '폭 55cm 통로를 지나는 날씬한 몸체로, 카페와 소형 매장의 서빙을 가볍게 맡습니다.',
  picture: t8Stage,
  features: [
    {
      title: '카페에도 자연스럽게',
      text: '카운터에서 받은 음료와 디저트를 테이블까지 나릅니다. 자리를 많이 차지하지 않아 작은\u00a0매장의 분위기를 해치지\u00a0않습니다.',
      picture: cafeB,
      layout: 'bleed',
    },
    {
      title: '세 단 트레이에 20kg까지',
      text: '음료와 디저트, 접시를 세\u00a0단에 나누어 싣습니다. 단마다 주문을 나누면 손님이 헷갈리지 않습니다.',
      picture: t8Trays,
      layout: 'tall',
      details: [
        { name: '1단', text: '조각 케이크와 커피' },
        { name: '2단', text: '파스타와 샐러드' },
        { name: '3단', text: '아이스 음료' },
      ],
    },
    {
      title: '폭 55cm 통로도 가볍게',
      text: '테이블 사이 좁은 통로도 지나갑니다. 무게\u00a034kg의 가벼운 몸체라 손으로 밀어 옮기기도\u00a0쉽습니다.',
      picture: aisleT8,
      layout: 'wide',
      passage: passageOf('T8'),
    },
    {
      title: '한눈에 보이는 10.1인치 터치스크린',
      text: '자주 쓰는 기능을 첫 화면에 모았습니다. 바쁜\u00a0시간에도 몇\u00a0번의 터치로 바로 출발합니다.',
      picture: t8Touch,
      layout: 'left',
    },
  ],
  figures: [
    headline('T8', 'passageCm'),
    headline('T8', 'trays'),
    headline('T8', 'payloadKg'),
    headline('T8', 'weightKg', '본체 무게'),
  ],
  moreRows: {
    T8: [
      { label: '상태 표시', text: '뒷면 상태 화면' },
      { label: '안전 장치', text: '전방 센서, 비상 정지 버튼' },
      { label: '손으로 옮길 때', text: '머리 위 이동 손잡이' },
      { label: '어울리는 매장', text: '카페, 소형 매장' },
    ],
  },
  footnotes: batteryNotes,
  closing: [noodlesA, shabuA],
};

/** Read off the model. */
export const parts: Parts = {
  T8: [
    {
      name: '10.1인치 터치스크린',
      text: '자주 쓰는 기능을 첫 화면에 모았습니다.',
      at: [0.075, 1.155, -0.009],
      facing: [0, 0.47, 0.88],
    },
    {
      name: '세 단 트레이',
      text: '모두 합쳐 최대 20kg까지 싣습니다.',
      at: [0, 0.63, 0.03],
      facing: upToTheFront,
    },
    {
      name: '손잡이',
      text: '손으로 밀어 옮길 때 잡습니다.',
      at: [0, 1.214, -0.105],
      facing: [0, 0.3, -0.95],
    },
    { ...status, at: [0, 0.864, -0.182], facing: back },
    { ...eyes, at: [0, 0.235, 0.229], facing: front },
    { ...stop, at: [0, 0.621, -0.214], facing: back },
  ],
};
