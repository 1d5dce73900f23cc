import {
  bansangA,
  aisleT11,
  cafeC,
  t11Apart,
  t11Detect,
  t11Stage,
  t11Suspension,
  t11Vision,
  t11Floor,
} from '#web/pictures/manifest.ts';
import { back, front, status, stop, upToTheFront, type Parts } from './part.ts';
import { batteryNotes, headline, passageOf, type ProductPage } from './product.ts';

/** Parts that are named where the robot comes apart and on its 3D model. */
const face = { name: '표정 화면', text: '무엇을 하는 중인지 표정으로 알립니다.' };
const sensors = { name: '스테레오 비전 센서', text: '다섯 개가 사방을 입체로 살핍니다.' };
const tray = { name: 'AI 트레이', text: '그릇을 올리고 내리는 순간을 99%\u00a0이상 알아챕니다.' };
const absorber = { name: '6링 쇼크 업소버', text: '문턱과 이음매의 충격을 여섯 링이 나누어 받습니다.' };

/** The sentences are sample content. */
export const page: ProductPage = {
  room: { look: 'noodle-shop', floor: t11Floor },
  slogan: '49cm, 더 좁은 길도 갑니다.',
  description: '가장 좁은 통로를 지나고, 스스로 보고, 그릇이\u00a0놓인 것까지 알아채는\u00a0서빙로봇입니다.',
  picture: t11Stage,
  features: [
    {
      title: '폭 49cm 통로를 지나는 몸체',
      text: '테이블 간격이 좁은 매장도 그대로 쓸\u00a0수\u00a0있습니다. 로봇 때문에 자리를 줄이지 않아도 됩니다.',
      picture: aisleT11,
      layout: 'wide',
      passage: passageOf('T11'),
    },
    {
      title: '흔들림을 잡는 6링 쇼크 업소버',
      text: '문턱과 이음매에서 오는 충격을 여섯\u00a0개의 링이 나누어 받습니다. 음료가 든 잔도 조용히 도착합니다.',
      picture: t11Suspension,
      layout: 'half',
    },
    {
      title: '다섯 개의 스테레오 비전 센서',
      text: '사방을 입체로 살펴 의자와 바닥의 공처럼 낮은 물건까지 알아보고 비켜 갑니다.',
      picture: t11Vision,
      layout: 'half',
    },
    {
      title: '감지율 99%\u00a0이상의 AI\u00a0트레이',
      text: '그릇을 올리고 내리는 순간을 알아채 다음 동작으로 넘어갑니다. 버튼을 누를\u00a0일이 줄어듭니다.',
      picture: t11Detect,
      layout: 'night',
    },
  ],
  t11Apart: {
    title: 'T11을 하나씩 떼어 봤습니다',
    picture: t11Apart,
    labels: [face, sensors, tray, absorber, { name: '주행부', text: '폭 49cm 통로를 지나갑니다.' }],
  },
  figures: [
    headline('T11', 'passageCm'),
    headline('T11', 'shockRings', '쇼크 업소버'),
    headline('T11', 'visionSensors'),
    headline('T11', 'trayDetectionPercent'),
  ],
  moreRows: {
    T11: [
      { label: '주변 감지', text: '아이와 의자, 낮은 물건까지' },
      { label: '상태 표시', text: '표정 화면, 뒷면 상태 화면' },
      { label: '안전 장치', text: '비상 정지 버튼' },
      { label: '어울리는 매장', text: '테이블 간격이 좁은 매장' },
    ],
  },
  footnotes: batteryNotes,
  closing: [cafeC, bansangA],
};

/** Read off the model. */
export const parts: Parts = {
  T11: [
    { ...face, at: [0.11, 1.101, 0.09], facing: front },
    { ...sensors, at: [0.175, 1.1, -0.053], facing: [1, 0, 0] },
    { ...tray, at: [0, 0.65, 0.05], facing: upToTheFront },
    { ...absorber, at: [0, 0.261, 0.2], facing: front },
    { ...status, at: [0, 1.03, -0.192], facing: back },
    { ...stop, at: [0, 0.452, -0.211], facing: back },
  ],
};
