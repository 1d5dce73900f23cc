import {
  aisleT10,
  buffetC,
  brunchA,
  restaurantB,
  restaurantBNight,
  t10Stage,
  t10Touch,
  t10Trays,
} from '#web/pictures/manifest.ts';
import { back, eyes, front, stop, upToTheFront, type Parts } from './part.ts';
import { batteryNotes, headline, passageOf, type ProductPage } from './product.ts';

/** The sentences are sample content. */
export const page: ProductPage = {
  slogan: '나르는 길마다, 광고가 됩니다.',
  description: '음식을 나르는 동안 23.8인치 대화면으로 메뉴와 이벤트를 알리는 프리미엄\u00a0서빙로봇입니다.',
  picture: t10Stage,
  features: [
    {
      title: '손님의 눈높이에 맞춘 23.8인치 디스플레이',
      text: '점심에는 점심 메뉴를, 저녁에는\u00a0저녁\u00a0메뉴를 영상과 이미지로 보여줍니다. 벽에\u00a0붙인 포스터보다 먼저 눈에 들어옵니다.',
      picture: restaurantB,
      layout: 'wide',
      evening: restaurantBNight,
    },
    {
      title: '누구나 바로 쓰는 11.6인치 터치스크린',
      text: '테이블 번호를 누르면 출발합니다. 처음 써\u00a0보는 직원도 설명서\u00a0없이 다룰\u00a0수\u00a0있도록 화면을 단순하게 다듬었습니다.',
      picture: t10Touch,
      layout: 'half',
    },
    {
      title: '한 번에 최대 40kg',
      text: '여러 테이블의 음식을 한\u00a0번에 싣고 움직입니다. 주방과 홀 사이를 오가는 횟수가 줄어듭니다.',
      picture: t10Trays,
      layout: 'half',
    },
    {
      title: '폭 59cm면 지나갑니다',
      text: '테이블 사이 좁은 통로도 초속\u00a01m로 부드럽게 지나갑니다. 자리를 다시 배치하지 않고 그대로 도입할\u00a0수\u00a0있습니다.',
      picture: aisleT10,
      layout: 'wide',
      passage: passageOf('T10'),
    },
  ],
  figures: [
    headline('T10', 'displayInch'),
    headline('T10', 'payloadKg'),
    headline('T10', 'passageCm'),
    headline('T10', 'speedMs'),
  ],
  footnotes: batteryNotes,
  closing: [buffetC, brunchA],
};

/** Read off the model. */
export const parts: Parts = {
  T10: [
    {
      name: '11.6인치 터치스크린',
      text: '표정으로 인사하고, 테이블 번호를 누르면 출발합니다.',
      at: [0.1, 1.265, -0.018],
      facing: [0, 0.33, 0.95],
    },
    {
      name: '23.8인치 광고 디스플레이',
      text: '매장을 오가며 메뉴와 이벤트를 보여줍니다.',
      at: [0, 0.655, -0.218],
      facing: back,
    },
    { name: '트레이', text: '모두 합쳐 최대 40kg까지 싣습니다.', at: [0, 0.493, 0.05], facing: upToTheFront },
    { ...eyes, at: [0, 0.235, 0.283], facing: front },
    { ...stop, at: [0.105, 0.348, -0.229], facing: back },
  ],
};
