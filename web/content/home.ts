import { robots } from '#catalog/robots.ts';
import { company } from '#contract/company.ts';
import { homeFilm, homeTallFilm, productFilm as film } from '#web/pictures/films.ts';
import {
  brunchA,
  c30Front,
  homePoster,
  homeTallPoster,
  s100Front,
  t10Front,
  w3Front,
} from '#web/pictures/manifest.ts';
import { paths } from './paths.ts';
import { inLine } from './products/in-line.ts';
import { productOf, productPath } from './products/products.ts';
import { robotCount } from './products/robot-count.ts';

/** Figures are those of the specification; the sentences around them are sample content. */
export const hero = {
  title: '매일의 현장을 함께 움직이는 로봇',
  text: '서빙부터 물류, 청소까지. 사람은\u00a0사람이\u00a0가장 잘하는\u00a0일에 집중하고, 반복되는 이동은 로봇이 맡습니다.',
  poster: homePoster,
  uprightPoster: homeTallPoster,
  film: homeFilm,
  uprightFilm: homeTallFilm,
  actions: [
    { label: '제품 둘러보기', to: productPath('T10') },
    { label: '도입 상담하기', to: paths.partnership },
  ],
} as const;

export const productBoxes = {
  title: '어떤 현장이든, 맞는\u00a0로봇이 있습니다.',
  boxes: [
    {
      kind: 'serving',
      name: '서빙로봇',
      text: '음식을 나르고, 화면으로 메뉴를\u00a0알립니다.',
      model: 'T10',
      to: productPath('T10'),
      picture: t10Front,
      size: 'tall',
    },
    {
      kind: 'cleaning',
      name: '청소로봇',
      text: '한 시간에 600m²의 바닥을\u00a0청소합니다.',
      model: 'C30',
      to: productPath('C30'),
      picture: c30Front,
      size: 'low',
    },
    {
      kind: 'hotel',
      name: productOf('W3').name,
      text: '한 번에 최대 4개\u00a0층까지 객실로 배송합니다.',
      model: 'W3',
      to: productPath('W3'),
      picture: w3Front,
      size: 'tall',
    },
    {
      kind: 'logistics',
      name: '물류로봇',
      text: '100kg\u00a0이상의 짐도 거뜬히\u00a0옮깁니다.',
      model: 'S100',
      to: productPath('S100'),
      picture: s100Front,
      size: 'low',
    },
  ],
} as const;

const unknownLast = 1_000;

/** From the one that needs least: a passage that grows wider lights up one robot after the other. */
const byPassage = robots
  .map(({ model, sizeCm, ...robot }) => ({
    model,
    to: productPath(model),
    sizeCm,
    passageCm: 'passageCm' in robot ? robot.passageCm : undefined,
    picture: inLine(model),
  }))
  .toSorted((one, other) => (one.passageCm ?? unknownLast) - (other.passageCm ?? unknownLast));

const step = 5;
const known = byPassage.map(({ passageCm }) => passageCm).filter((cm) => cm !== undefined);

/** From where nobody passes to where all do whose passage is known. */
const aroundPassages = {
  min: Math.floor((Math.min(...known) - 1) / step) * step,
  max: Math.ceil((Math.max(...known) + 1) / step) * step,
};

export const passageLineUp = {
  title: '우리 매장 통로, 지나갈 수 있을까요?',
  lead: `가장 좁은 통로의 폭에 맞춰 움직여보세요. ${robotCount} 로봇을 같은\u00a0축척으로 세웠고, 양옆의\u00a0빗금은 최소 폭에 포함된 여유\u00a0폭입니다.`,
  label: '통로 폭',
  submit: '내 통로에 맞는 로봇 찾기',
  to: paths.finder,
  range: { ...aroundPassages, start: 60 },
  robots: byPassage,
  robotWords: {
    least: (cm: number) => `최소 ${cm}cm`,
    body: (cm: number) => `몸체 ${cm}cm`,
    open: '지나갑니다',
    missing: (cm: number) => `${cm}cm 부족`,
    unknown: '확인 필요',
    wider: '몸체가 넓음',
  },
  summary: (aisle: number, passing: number, unknown: number) => {
    const found = passing === 0 ? '지나가는 로봇이 없습니다.' : `${passing}종이 지나갑니다.`;
    return `폭 ${aisle}cm 통로를 ${found} ${unknown}종은 확인이\u00a0필요합니다.`;
  },
} as const;

export const statistics = {
  title: '세계가 먼저 만난 로봇 기술',
  lead: '전 세계 매장에서 쌓은 운행 경험이 고객님\u00a0매장의 안정적인 운행으로 이어집니다.',
  figures: [
    { value: 100_000, suffix: '대+', label: '전 세계 누적 판매' },
    { value: 8.3, suffix: '억 회+', label: '로봇 서비스 누적 운행' },
    { value: 60, suffix: '개+', label: '진출 국가 및 지역' },
  ],
} as const;

export const branchSection = {
  title: '가까운 곳에서 바로 도와드립니다.',
  lead: '전국 지점이 상담과 설치, 점검까지 직접 챙깁니다.',
} as const;

export const productFilm = {
  title: '로봇이 일하는\u00a0모습을 직접 보세요.',
  lead: '서빙부터 배송, 물류, 청소까지 열\u00a0가지 로봇과 주요 기능을 약\u00a030초에 담았습니다.',
  film,
  name: `${company.name} 제품 소개`,
  poster: brunchA,
} as const;

export const customers = {
  title: '함께하는 고객',
  note: '고객 이름은 모두 예시입니다.',
} as const;

/** What the page has led to, beside one robot of each kind. */
export const nextSteps = {
  title: '어떤 로봇이 맞을지 함께 찾아\u00a0드립니다.',
  lead: '공간 구조와 동선을 확인해 알맞은 모델을 제안해\u00a0드립니다.',
  actions: [
    { label: '도입 상담하기', to: paths.partnership },
    { label: '설치사례 보기', to: paths.servingCases },
  ],
  robots: (['T10', 'W3', 'S100', 'C30'] as const).map((model) => ({ model, picture: inLine(model) })),
} as const;
