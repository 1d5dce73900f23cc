import { answerEntries, type Answers } from '#catalog/answers.ts';
import { comparedModels } from '#catalog/compare.ts';
import { robotOf, robots, type Model } from '#catalog/robots.ts';
import { paths } from '../paths.ts';
import { modelsOf, products } from '../products/products.ts';

/** A way into a tool, with what is known already filled in. */
export interface ToolLink {
  tool: 'finder' | 'compare' | 'cost' | 'planner';
  label: string;
  text: string;
  to: string;
}

const comparable = 3;

/** The robots themselves and others of their kind; of another kind only where there would be nothing to compare. */
export function withKin(models: readonly Model[]): readonly Model[] {
  const type = models[0] && robotOf(models[0]).type;
  const all = products.flatMap(modelsOf);
  const kin = all.filter((model) => robotOf(model).type === type);
  const wanted = Math.min(Math.max(models.length, comparable), comparedModels.max);
  const others = kin.length < comparedModels.min ? all : [];
  return [...new Set([...models, ...kin, ...others])].slice(0, wanted);
}

export function finderLink(answers: Answers, text: string): ToolLink {
  const search = new URLSearchParams(answerEntries(answers)).toString();
  return {
    tool: 'finder',
    label: '로봇 찾기',
    text,
    to: search === '' ? paths.finder : `${paths.finder}?${search}`,
  };
}

export function compareLink(models: readonly Model[]): ToolLink {
  const compared = withKin(models);
  const isOneKind = new Set(compared.map((model) => robotOf(model).type)).size === 1;
  return {
    tool: 'compare',
    label: '모델 비교',
    text: isOneKind
      ? `${compared.join(', ')} 사양을 나란히 보세요.`
      : '크기와 사양을 다른 로봇과 나란히 놓고 보세요.',
    to: `${paths.compare}?models=${compared.join(',')}`,
  };
}

/** None for a robot that cleans: it makes no trips. */
export function costLinks(models: readonly Model[]): ToolLink[] {
  const carriers = models.filter((model) => robotOf(model).task !== 'cleaning');
  if (models.length > 0 && carriers.length === 0) return [];
  const [model] = carriers;
  return [
    {
      tool: 'cost',
      label: '비용 계산',
      text: '시급과 나르는 횟수로 줄어드는 비용을 계산해보세요.',
      to: model === undefined ? paths.cost : `${paths.cost}?model=${model}`,
    },
  ];
}

/** In the order in which the text names them: what is named first is what it is about. */
export function modelsIn(text: string): Model[] {
  const placeOf = (model: Model) => text.search(new RegExp(`(?<![A-Z0-9])${model}(?![A-Z0-9])`, 'i'));
  return robots
    .map(({ model }) => ({ model, place: placeOf(model) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
    .map(({ model }) => model);
}

/** Under an answer, where the question is one that a tool answers better. */
export function questionTools(question: string, answer: string): ToolLink[] {
  const isAboutChoice = /통로|맞는|고르|추천|어떤 모델|차이|비교/.test(question);
  const isAboutMoney = /비용|가격|요금|렌탈|구매|인건비|절감/.test(question);
  const models = modelsIn(question + answer);
  return [
    ...(isAboutChoice ? [finderLink({}, '통로 폭과 하는 일로 맞는 로봇을 찾아보세요.')] : []),
    ...(isAboutChoice && models.length > 1 ? [compareLink(models)] : []),
    ...(isAboutMoney ? costLinks([]) : []),
  ];
}
