import {
  aisleT5,
  buffetB,
  hanokA,
  sushiA,
  t5Trays,
  t6T5Stage,
  t6Trays,
  t6T5Floor,
} from '#web/pictures/manifest.ts';
import { back, eyes, front, status, stop, up, upToTheFront, type Parts } from './part.ts';
import { batteryNotes, headline, passageOf, type ProductPage } from './product.ts';

const shown = [
  { label: '상태 표시', text: '표정 화면, 뒷면 상태 화면' },
  { label: '안전 장치', text: '전방 센서, 비상 정지 버튼' },
];

/** The sentences are sample content. */
export const page: ProductPage = {
  room: { look: 'diner', floor: t6T5Floor },
  slogan: '서빙로봇의 기본을 다합니다.',
  description:
    '네 단 선반에 넉넉히 싣고 묵묵히 나르는 두\u00a0모델입니다. 처음\u00a0도입하는 매장에 알맞습니다.',
  picture: t6T5Stage,
  features: [
    {
      title: 'T6, 부드러운\u00a0곡선의 네 단 선반',
      text: '모서리를 둥글게 다듬어 손님 가까이에서도 편안합니다. 최대 35kg까지 싣습니다.',
      picture: t6Trays,
      layout: 'pair',
    },
    {
      title: 'T5, 네 단 선반에 40kg',
      text: '사방이 트인 선반이라 어느\u00a0쪽에서든 올리고 내릴\u00a0수\u00a0있습니다. 상차림도 퇴식도 빠르게 끝납니다.',
      picture: t5Trays,
      layout: 'pair',
    },
    {
      title: '현장에 맞춰 고르는 T5',
      text: '기본형은\u00a0폭\u00a070cm, 레이저형은\u00a0폭\u00a080cm 통로를 지나갑니다. 매장의 구조와 조명에 맞는 방식을 추천해 드립니다.',
      picture: aisleT5,
      layout: 'wide',
      passage: passageOf('T5'),
    },
    {
      title: '바쁜 시간을 함께 버팁니다',
      text: '반복해서 나르는 일은 로봇에게 맡기고, 직원은 손님을 맞이하는 일에 집중합니다.',
      picture: buffetB,
      layout: 'bleed',
    },
  ],
  figures: [
    headline('T5', 'trays', 'T6 · T5 선반'),
    headline('T6', 'payloadKg', 'T6 최대 적재 무게'),
    headline('T5', 'payloadKg', 'T5 최대 적재 무게'),
    headline('T5', 'passageCm', 'T5 최소 통과 폭'),
  ],
  moreRows: {
    T6: [{ label: '선반 모양', text: '모서리가 둥근 선반' }, ...shown],
    T5: [{ label: '선반 모양', text: '사방이 트인 선반' }, ...shown],
  },
  footnotes: batteryNotes,
  closing: [sushiA, hanokA],
};

/** Read off the models. */
export const parts: Parts = {
  T6: [
    {
      name: '표정 화면',
      text: '둥근 얼굴로 손님과 눈을 맞춥니다.',
      at: [0.075, 1.165, -0.038],
      facing: [0, 0.34, 0.94],
    },
    {
      name: '네 단 선반',
      text: '모서리가 둥근 선반에 최대 35kg까지 싣습니다.',
      at: [0, 0.564, 0.05],
      facing: upToTheFront,
    },
    { ...status, at: [0, 0.904, -0.196], facing: back },
    { ...eyes, at: [0, 0.235, 0.255], facing: front },
    { ...stop, at: [0, 0.337, -0.225], facing: back },
  ],
  T5: [
    {
      name: '표정 화면',
      text: '무엇을 하는 중인지 표정으로 알립니다.',
      at: [0.13, 1.221, -0.063],
      facing: [0, 0.28, 0.96],
    },
    {
      name: '네 단 선반',
      text: '사방이 트인 선반에 최대 40kg까지 싣습니다.',
      at: [0, 0.59, 0.03],
      facing: up,
    },
    { ...status, at: [0, 1.187, -0.124], facing: back },
    { ...eyes, at: [0, 0.235, 0.268], facing: front },
    { ...stop, at: [0.161, 0.268, -0.266], facing: back },
  ],
};
