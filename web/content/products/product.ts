import { factOf, rowNames, type FactName } from '#catalog/facts.ts';
import { robotOf, type Model } from '#catalog/robots.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import type { ProductFeature } from '#web/pictures/product-feature.ts';

/** What a product page says beyond the facts. */
export interface ProductPage {
  /** Where it stands by day in its banner, `look` being a class of product-banner.css; without one, in the dark. */
  room?: { look: 'cafe' | 'noodle-shop' | 'diner' | 'warehouse' | 'lobby'; floor: PictureData };
  /** What it is for, in one sentence at most a line long. */
  slogan: string;
  description: string;
  /** For the banner. */
  picture: PictureData;
  /** No two pages have the same order of layouts. */
  features: readonly ProductFeature[];
  /** T11 taken apart, which no other robot is, and what its parts are, from the top down. */
  t11Apart?: { title: string; picture: PictureData; labels: readonly { name: string; text: string }[] };
  figures: readonly [Headline, Headline, Headline, Headline];
  /** What the page shows and no figure says, for tables that would only repeat the headlines. */
  moreRows?: Partial<Record<Model, readonly Row[]>>;
  footnotes: readonly string[];
  /** Behind the words of its closing cards, the second of a place that one can go on to. */
  closing: readonly [PictureData, PictureData];
}

/** Of the table of a robot. */
interface Row {
  label: string;
  text: string;
  /** Of a fact that nobody has stated for this one of two robots. */
  isUntold?: true;
}

/** A figure that is written large. */
export interface Headline {
  value: string;
  unit: string;
  label: string;
}

/** A fact of the catalogue as a headline, under its usual name or another. */
export function headline(model: Model, name: FactName, called?: string): Headline {
  const fact = factOf(robotOf(model), name);
  if (fact === null) throw new Error(`${model} has no ${name}`);
  return { value: fact.value, unit: fact.unit, label: called ?? fact.label };
}

/** The narrowest passage of a robot, as its picture from above measures it. */
export function passageOf(model: Model): string {
  const { value, unit } = headline(model, 'passageCm');
  return `${value}${unit}`;
}

/** The specification of a page: a table for each robot that it shows, two of them with the same facts in the same rows. */
export function specificationOf(models: readonly Model[], moreRows: ProductPage['moreRows'] = {}) {
  const told = rowNames.filter((name) => models.some((model) => factOf(robotOf(model), name)));
  const labelOf = (name: FactName) =>
    models.map((model) => factOf(robotOf(model), name)?.label).find((label) => label !== undefined)!;
  return models.map((model) => ({
    model,
    rows: [
      ...told.map((name): Row => {
        const fact = factOf(robotOf(model), name);
        return fact
          ? { label: fact.label, text: fact.text }
          : { label: labelOf(name), text: '상담 시 안내', isUntold: true };
      }),
      ...(moreRows[model] ?? []),
    ],
  }));
}

const mayChange = '제품의 외관과 사양은 성능 개선을 위해 예고\u00a0없이 변경될\u00a0수\u00a0있습니다.';

/** The caveats that hold for every robot that carries something. */
export const batteryNotes = [
  '배터리 사용 시간과 충전 시간은 사용 환경, 적재 무게, 주행 조건, 배터리 상태에 따라 달라질 수 있습니다.',
  '최소 통과 폭은 평탄한 바닥에서 장애물이 없을 때를 기준으로 하며, 현장 조건에 따라 달라질 수 있습니다.',
  mayChange,
] as const;

/** Cleaning robots carry nothing, and pass where they clean. */
export const cleaningNotes = [
  '배터리 사용 시간과 충전 시간은 바닥 상태, 청소 모드, 배터리 상태에 따라 달라질 수 있습니다.',
  mayChange,
] as const;
