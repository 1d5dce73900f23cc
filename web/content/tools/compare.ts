import type { Model } from '#catalog/robots.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { paths } from '../paths.ts';
import { inLine } from '../products/in-line.ts';
import { products } from '../products/products.ts';
import { robotCount } from '../products/robot-count.ts';
import { shareImages } from '../share-images.ts';

export const comparePage = {
  title: '모델 비교',
  subtitle: '사람 옆에 같은 축척으로 세우고, 사양을 나란히 놓았습니다.',
  description: `서빙, 배송, 물류, 청소 로봇 ${robotCount} 가운데 두 모델에서 네 모델까지 골라 크기와 사양을 같은 축척의 그림과 표로 비교해보세요.`,
  path: paths.compare,
  image: shareImages.compare,
} as const;

export const comparedRobots = Object.fromEntries(
  products.flatMap(({ path, robots }) =>
    robots.map(({ model, text }) => [model, { text, to: path, picture: inLine(model) }]),
  ),
) as Record<Model, { text: string; to: string; picture: PictureData }>;

export const compareWords = {
  picker: {
    legend: '비교할 모델을 고르세요.',
    hint: '두 모델에서 네 모델까지 고를 수 있습니다.',
    submit: '비교하기',
  },
  table: {
    caption: '모델별 사양 비교',
    best: '가장 좋음',
    marked: '체크 표시는 확인된 값 가운데 가장 좋은 것입니다.',
    unknown: '자료에 없는 값은 ‘확인 필요’로 적습니다.',
    none: '해당 없는 항목은 ‘–’로 적습니다.',
    alone: '한 모델의 값만 있는 항목',
    fact: '항목',
    next: '다음 단계',
  },
  equal: '모두 같은 항목 숨기기',
  oneMore: '한 모델을 더 고르면 비교가 시작됩니다.',
  ready: {
    title: '이런 비교부터 보셔도 좋습니다.',
    comparisons: [
      { title: '좁은 통로를 지나는 서빙로봇', models: ['T11', 'T8', 'T10'] },
      { title: '한 번에 많이 나르는 서빙로봇', models: ['T9', 'T5', 'T10'] },
      { title: '객실 배송과 짐 운반', models: ['W3', 'S100'] },
      { title: '바닥을 돌보는 청소로봇', models: ['C30', 'C40'] },
    ],
  },
  cut: '없는 모델이거나 네 모델을 넘는 것은 빼고 보여 드립니다.',
  allEqualHidden: (hidden: number) => `모두 같은 항목 ${hidden}개를 숨겼습니다.`,
  print: '인쇄하기',
  person: '170cm',
  title: (models: string) => `${models} 비교`,
} as const;
