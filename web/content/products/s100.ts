import {
  aisleS100,
  factoryA,
  s100Battery,
  s100Load,
  s100Stage,
  warehouseB,
  warehouseF,
  s100Floor,
} from '#web/pictures/manifest.ts';
import { back, eyes, front, stop, up, type Parts } from './part.ts';
import { batteryNotes, headline, passageOf, type ProductPage } from './product.ts';

/** The sentences are sample content. */
export const page: ProductPage = {
  room: { look: 'warehouse', floor: s100Floor },
  slogan: '무게는 로봇이 감당합니다.',
  description:
    '100kg 이상의 짐을 싣고 창고와 공장을 오가는 물류로봇입니다. 배터리를 바꿔 끼우며 멈추지\u00a0않고\u00a0일합니다.',
  picture: s100Stage,
  features: [
    {
      title: '100kg 이상을\u00a0싣는 평평한 적재판',
      text: '상자와 부품함을 올리기만 하면 됩니다. 사람이 끌던 대차의 일을 그대로 이어받습니다.',
      picture: s100Load,
      layout: 'left',
    },
    {
      title: '막히면 비켜 가는 주행',
      text: '앞을 살피며 장애물을 만나면 멈추거나 돌아갑니다. 작업자 곁에서도 안심하고 쓸\u00a0수\u00a0있습니다.',
      picture: warehouseF,
      layout: 'bleed',
    },
    {
      title: '15초 만에 끝나는 배터리 교체',
      text: '최대 8시간을 달리고, 다 쓰면 15초\u00a0만에 바꿔\u00a0끼웁니다. 충전에는 2.5시간이 걸립니다.',
      picture: s100Battery,
      layout: 'night',
    },
    {
      title: '폭 90cm 통로를 초속 1m로',
      text: '선반 사이 통로를 오가며 정해진 곳까지 옮깁니다. 지금의 창고 구조를 그대로 활용할\u00a0수\u00a0있습니다.',
      picture: aisleS100,
      layout: 'wide',
      passage: passageOf('S100'),
    },
  ],
  figures: [
    headline('S100', 'payloadKg'),
    headline('S100', 'runH', '최대 사용 시간'),
    headline('S100', 'batterySwapS'),
    headline('S100', 'passageCm'),
  ],
  footnotes: batteryNotes,
  closing: [factoryA, warehouseB],
};

/** Read off the model. */
export const parts: Parts = {
  S100: [
    {
      name: '표정 화면',
      text: '가는 방향을 눈빛으로 먼저 알립니다.',
      at: [0.2, 0.302, 0.39],
      facing: [0, 0.31, 0.95],
    },
    { name: '적재판', text: '평평한 판에 100kg 이상을 싣습니다.', at: [0, 0.237, -0.25], facing: up },
    {
      name: '교체형 배터리',
      text: '뒤로 당겨 15초\u00a0만에 바꿔 끼웁니다.',
      at: [0, 0.19, -0.505],
      facing: back,
    },
    {
      name: '조작 화면',
      text: '보낼 곳을 골라 출발시킵니다.',
      at: [0, 0.408, 0.27],
      facing: [0, 0.97, -0.24],
    },
    { ...eyes, at: [0, 0.187, 0.445], facing: front },
    { ...stop, at: [0.33, 0.188, -0.294], facing: [1, 0, 0] },
  ],
};
