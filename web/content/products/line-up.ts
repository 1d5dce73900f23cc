import { robotOf, type Model, type RobotType } from '#catalog/robots.ts';
import {
  c30Front,
  c40Front,
  s100Front,
  t10Front,
  t11Front,
  t5Front,
  t6Front,
  t8Front,
  t9Front,
  w3Front,
} from '#web/pictures/manifest.ts';
import type { Picture } from '#web/pictures/picture.ts';
import { products, productsOfType, titleOf } from './products.ts';

const fronts: Record<Model, Picture> = {
  T5: t5Front,
  T6: t6Front,
  T8: t8Front,
  T9: t9Front,
  T10: t10Front,
  T11: t11Front,
  W3: w3Front,
  S100: s100Front,
  C30: c30Front,
  C40: c40Front,
};

/** All robots, as the carousel under every product page shows them. */
export const lineUp = products.flatMap(({ path, robots }) =>
  robots.map(({ model, text }) => ({ model, text, to: path, picture: fronts[model] })),
);

/** The same by model. */
export const robotCards = Object.fromEntries(lineUp.map((robot) => [robot.model, robot])) as Record<
  Model,
  (typeof lineUp)[number]
>;

/** The robots of one page, as the 3D viewer shows them. */
export function viewerRobots(path: string) {
  return lineUp
    .filter(({ to }) => to === path)
    .map(({ model, picture }) => ({
      model,
      picture,
      sizeCm: robotOf(model).sizeCm,
      glb: `/models/${model.toLowerCase()}.glb`,
      usdz: `/models/${model.toLowerCase()}.usdz`,
    }));
}

const rowLabels: Record<RobotType, string> = {
  serving: '서빙로봇 모델',
  logistics: '물류로봇 모델',
  cleaning: '청소로봇 모델',
};

/** The models of one type, as the row of links above their pages; none where there is only one. */
export function modelRow(type: RobotType) {
  const items = productsOfType(type).map((product) => ({ label: titleOf(product), to: product.path }));
  return items.length > 1 ? { label: rowLabels[type], items } : null;
}
