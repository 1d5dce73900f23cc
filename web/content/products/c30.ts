import {
  c30Brush,
  c30Panel,
  c30Stage,
  c30Suction,
  foodcourtA,
  lobbyA,
  lobbyD,
  c30Floor,
} from '#web/pictures/manifest.ts';
import { back, front, type Parts } from './part.ts';
import { cleaningNotes, headline, type ProductPage } from './product.ts';

/** The sentences are sample content. */
export const page: ProductPage = {
  room: { look: 'lobby', floor: c30Floor },
  slogan: '한 시간에 600m²를 청소합니다.',
  description:
    '쓸고 빨아들이는 일을 혼자 해내는 상업용 청소로봇입니다. 낮은 몸체로 넓은 바닥을 꼼꼼히 돌봅니다.',
  picture: c30Stage,
  features: [
    {
      title: '시간당 600m², 청소 폭 61cm',
      text: '넓은 로비와 복도를 빈틈없이 오가며 청소합니다. 초속\u00a00.8m로 움직여 오가는 사람을 방해하지 않습니다.',
      picture: lobbyA,
      layout: 'bleed',
    },
    {
      title: '19,000Pa의 흡입력',
      text: '모래와 먼지, 머리카락까지 한\u00a0번에 빨아들입니다. 작동 소음은 최대 70dB입니다.',
      picture: c30Suction,
      layout: 'night',
    },
    {
      title: '가장자리까지 쓸어 내는 브러시',
      text: '벽을 따라 돌며 구석의 먼지를 안쪽으로 모읍니다. 쓸기 모드로는 10시간까지 사용할\u00a0수\u00a0있습니다.',
      picture: c30Brush,
      layout: 'half',
    },
    {
      title: '한 번의 터치로 시작하는 청소',
      text: '구역과 모드를 고르고 시작을 누르면 됩니다. 흡입\u00a0모드로는 6시간까지 이어서 청소합니다.',
      picture: c30Panel,
      layout: 'half',
    },
  ],
  figures: [
    headline('C30', 'cleaningM2PerH'),
    headline('C30', 'suctionPa'),
    headline('C30', 'cleaningWidthCm'),
    headline('C30', 'sweepRunH'),
  ],
  footnotes: cleaningNotes,
  closing: [lobbyD, foodcourtA],
};

/** Read off the model. */
export const parts: Parts = {
  C30: [
    {
      name: '표정 화면',
      text: '청소하는 동안 오가는 사람을 눈빛으로 맞습니다.',
      at: [0.13, 0.187, 0.214],
      facing: [0, 0.36, 0.93],
    },
    {
      name: '사이드 브러시',
      text: '구석의 먼지를 안쪽으로 모읍니다.',
      at: [0.165, 0.04, 0.215],
      facing: [0.4, 0.5, 0.77],
    },
    { name: '상단 센서', text: '한 바퀴를 둘러보며 길을 찾습니다.', at: [0, 0.282, 0.074], facing: front },
    {
      name: '조작 화면',
      text: '구역과 모드를 고르고 시작을 누릅니다.',
      at: [0.026, 0.277, -0.133],
      facing: [0, 0.99, 0.15],
    },
    { name: '먼지통', text: '뒤에서 당겨 비웁니다.', at: [0, 0.188, -0.276], facing: back },
    { name: '손잡이', text: '다른 층으로 옮길 때 잡습니다.', at: [0, 0.31, -0.19], facing: [0, 0.7, -0.7] },
  ],
};
