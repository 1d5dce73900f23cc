import { robotOf, smallModel, type Model } from '#catalog/robots.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { paths } from '../paths.ts';
import { inLine } from '../products/in-line.ts';
import { compareLink, costLinks, finderLink, withKin, type ToolLink } from './tool-links.ts';

/** A tool as the page of a robot shows it. */
interface ProductTool extends ToolLink {
  /** Who stands in its drawing, to one scale. */
  robots: readonly { name: string; picture: PictureData }[];
  /** How far apart the walls stand between which a robot is drawn. */
  passage?: { cm: number; isKnown: boolean };
}

const stands = (model: Model) => ({ name: smallModel(model), picture: inLine(model) });
const withRobots = (link: ToolLink, models: readonly Model[]): ProductTool => ({
  ...link,
  robots: models.map(stands),
});

function withFinder(model: Model): ProductTool {
  const { task, passageCm: aisle, sizeCm } = robotOf(model);
  const link =
    aisle === undefined
      ? finderLink({ task }, '하는 일과 통로 폭으로 맞는 로봇을 찾아보세요.')
      : finderLink({ task, aisle }, `통로 ${aisle}cm에 맞는 로봇을 찾아보세요.`);
  // Where nobody has stated it, somewhat more than the robot itself.
  const passage = { cm: aisle ?? sizeCm.w + 14, isKnown: aisle !== undefined };
  return { ...withRobots(link, [model]), passage };
}

/** None for a robot that cleans, which gets to no tables, nor for one whose narrowest passage is not known. */
function withPlanner(models: readonly Model[]): ProductTool[] {
  const model = models.find((one) => {
    const { task, passageCm } = robotOf(one);
    return task !== 'cleaning' && passageCm !== undefined;
  });
  if (model === undefined) return [];
  const link: ToolLink = {
    tool: 'planner',
    label: '매장 시뮬레이터',
    text: `${robotOf(model).task === 'serving' ? '우리 매장을' : '우리 공간을'} 그리고 ${model}\u00a0로봇이 지나는 길을 확인해보세요.`,
    to: `${paths.planner}?model=${model}`,
  };
  return [withRobots(link, [model])];
}

/** Under a product's specification. */
export function productTools(models: readonly Model[]): ProductTool[] {
  const [model] = models;
  if (model === undefined) return [];
  return [
    withFinder(model),
    withRobots(compareLink(models), withKin(models)),
    ...costLinks(models).map((link) => withRobots(link, [model])),
    ...withPlanner(models),
  ];
}
