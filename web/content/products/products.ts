import { robotOf, smallModel, type Model, type RobotType } from '#catalog/robots.ts';
import type { Parts } from './part.ts';
import type { ProductPage } from './product.ts';

/** One page of the product section: where it is, whom it shows, what it says. */
export interface Product {
  path: string;
  /** Addresses that were printed and linked before, and lead here for good. */
  formerPaths?: readonly string[];
  /** The name that its files bear. */
  slug: string;
  /** What kind of robot it is, in one name. */
  name: string;
  /** Each robot of the page, and what it is in a few words. */
  robots: readonly [ShownRobot, ...ShownRobot[]];
  page: () => Promise<{ page: ProductPage; parts: Parts }>;
}

interface ShownRobot {
  model: Model;
  text: string;
}

/** All product pages, in their order. Routes, tabs, line-up, history, sitemap and share images are made from this list. */
export const products: readonly Product[] = [
  {
    path: '/sub2_1_1',
    slug: 't10',
    name: '광고형 서빙로봇',
    robots: [{ model: 'T10', text: '23.8인치 광고형 서빙로봇' }],
    page: () => import('./t10.ts'),
  },
  {
    path: '/sub2_1_2',
    slug: 't8',
    name: '슬림형 서빙로봇',
    robots: [{ model: 'T8', text: '통로 폭 55cm 슬림형 서빙로봇' }],
    page: () => import('./t8.ts'),
  },
  {
    path: '/sub2_1_3',
    slug: 't9',
    name: '대용량 서빙로봇',
    robots: [{ model: 'T9', text: '40kg 대용량 서빙로봇' }],
    page: () => import('./t9.ts'),
  },
  {
    path: '/sub2_1_4',
    slug: 't11',
    name: '초슬림 AI 서빙로봇',
    robots: [{ model: 'T11', text: '통로 폭 49cm 초슬림 AI 서빙로봇' }],
    page: () => import('./t11.ts'),
  },
  {
    path: '/sub2_1_5',
    formerPaths: ['/sub2_1_6'],
    slug: 't6-t5',
    name: '기본형 서빙로봇',
    robots: [
      { model: 'T6', text: '네 단 선반 서빙로봇' },
      { model: 'T5', text: '40kg 기본형 서빙로봇' },
    ],
    page: () => import('./t6-t5.ts'),
  },
  {
    path: '/sub2_1_7',
    slug: 'w3',
    name: '호텔 배송로봇',
    robots: [{ model: 'W3', text: '최대 4곳 호텔 배송로봇' }],
    page: () => import('./w3.ts'),
  },
  {
    path: '/sub2_2',
    slug: 's100',
    name: '자율주행 물류로봇',
    robots: [{ model: 'S100', text: '100kg+ 자율주행 물류로봇' }],
    page: () => import('./s100.ts'),
  },
  {
    path: '/sub2_3_1',
    slug: 'c30',
    name: '콤팩트 청소로봇',
    robots: [{ model: 'C30', text: '시간당 600m² 청소로봇' }],
    page: () => import('./c30.ts'),
  },
  {
    path: '/sub2_3_2',
    slug: 'c40',
    name: '대형 물청소로봇',
    robots: [{ model: 'C40', text: '3중 롤러 물청소로봇' }],
    page: () => import('./c40.ts'),
  },
];

export const modelsOf = ({ robots }: Product): Model[] => robots.map(({ model }) => model);

/** As it is written large: `T10`, `T6 · T5`. */
export const titleOf = (product: Product): string => modelsOf(product).join(' · ');

export const typeOf = ({ robots: [{ model }] }: Product): RobotType => robotOf(model).type;

export const shareImageOf = ({ slug }: Product): string => `/brand/share-${slug}.jpg`;

export const productsOfType = (type: RobotType): Product[] =>
  products.filter((product) => typeOf(product) === type);

export const productAt = (path: string): Product | undefined =>
  products.find((product) => product.path === path);

/** The page that shows a robot. */
export function productOf(model: Model): Product {
  const shown = products.find((product) => modelsOf(product).includes(model));
  if (shown === undefined) throw new Error(`no product page shows ${model}`);
  return shown;
}

export const productPath = (model: Model): string => productOf(model).path;

/** Addresses that were printed and linked before, and where each leads for good. */
export const formerPaths = (): ReadonlyMap<string, string> =>
  new Map(
    products.flatMap(({ path, formerPaths: former = [] }) => former.map((old) => [old, path] as const)),
  );

/** The same page with its 3D viewer open on that robot, which the first on the page need not say. */
export function viewerPath(model: Model): string {
  const { path, robots } = productOf(model);
  return `${path}#3d${robots[0].model === model ? '' : `-${smallModel(model)}`}`;
}
