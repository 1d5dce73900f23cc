import { company } from '#contract/company.ts';
import { robots, robotOf, type Model } from '#catalog/robots.ts';
import { inLine } from './products/in-line.ts';
import { productOf, productPath } from './products/products.ts';

interface Year {
  year: number;
  title: string;
  events: readonly { month: number; text: string }[];
}

/** What happened besides new robots, which come from the catalogue. Sample content: the company is invented. */
const toldYears: readonly Year[] = [
  {
    year: 2025,
    title: '매장 전체를 잇다',
    events: [{ month: 2, text: '매장 통합관리 솔루션 정식 서비스 시작' }],
  },
  { year: 2024, title: '나르는 일을 넓히다', events: [{ month: 3, text: '전국 14개 지점 체계 완성' }] },
  { year: 2023, title: '새로운 현장으로', events: [] },
  { year: 2022, title: '기술을 다지다', events: [{ month: 5, text: '서울 연구소 개소' }] },
  { year: 2021, title: '첫걸음', events: [{ month: 3, text: `인천에서 ${company.name} 설립` }] },
];

/** Launches of which there is more to tell than what came out. */
const toldLaunches: Partial<Record<Model, string>> = {
  T11: '초슬림 AI 서빙로봇 T11 공개',
  W3: '호텔 배송로봇 W3 출시, 호텔과\u00a0병원으로 공급\u00a0확대',
  T6: '네 단 선반 서빙로봇 T6 출시',
  T5: '첫 서빙로봇 T5 출시',
};

const yearOf = (model: Model) => Number(robotOf(model).released.slice(0, 4));
const monthOf = (model: Model) => Number(robotOf(model).released.slice(5));

const launchOf = (model: Model) => ({
  month: monthOf(model),
  text: toldLaunches[model] ?? `${productOf(model).name} ${model} 출시`,
});

/** A year of which nothing is told but its new robots. */
const untold = (year: number): Year => ({ year, title: '새 로봇을 선보이다', events: [] });

/** All robots in the order in which they came out. */
export const family = robots
  .toSorted((one, other) => one.released.localeCompare(other.released))
  .map(({ model }) => ({ model, to: productPath(model), picture: inLine(model) }));

function withRobots({ year, title, events }: Year) {
  const robotsThen = family
    .filter(({ model }) => yearOf(model) <= year)
    .map(({ model, to, picture }) => ({ model, to, picture, isNew: yearOf(model) === year }));
  const launches = robotsThen.filter(({ isNew }) => isNew).map(({ model }) => launchOf(model));
  return {
    year,
    title,
    events: [...events, ...launches].toSorted((one, other) => other.month - one.month),
    robots: robotsThen,
  };
}

const years = new Set([...toldYears.map(({ year }) => year), ...robots.map(({ model }) => yearOf(model))]);

/** The company's years, the newest first. */
export const history = {
  title: '연혁',
  subtitle: `작은 매장의 서빙 한 번에서 시작해, 오늘의 ${company.nameAs.subject} 되었습니다.`,
  years: [...years]
    .toSorted((one, other) => other - one)
    .map((year) => withRobots(toldYears.find((told) => told.year === year) ?? untold(year))),
};
