import { robotOf, smallModel, type Model, type RobotType } from '#catalog/robots.ts';
import * as fronts from '#web/pictures/fronts.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { products, productsOfType, titleOf } from './products.ts';

const frontOf = (model: Model): PictureData => fronts[`${smallModel(model)}Front` as const];

/** All robots, as the carousel under every product page shows them. */
export const lineUp = products.flatMap(({ path, robots }) =>
  robots.map(({ model, text }) => ({ model, text, to: path, picture: frontOf(model) })),
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
      poster: `/models/${smallModel(model)}.webp`,
      glb: `/models/${smallModel(model)}.glb`,
      usdz: `/models/${smallModel(model)}.usdz`,
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
