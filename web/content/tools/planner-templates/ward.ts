import { stopNames } from '#planner/place.ts';
import type { Obstacle, Plan } from '#planner/plan.ts';
import { counter, plant, table, wall } from './furniture.ts';
import type { PlaceWords } from './place-words.ts';

const roomWidth = 560;
const roomDepth = 440;
const corridor = 240;

/** A room of four beds with a door of 120 cm to the corridor. */
function room(number: number, x: number, side: 'above' | 'below'): Obstacle[] {
  const top = side === 'above' ? 0 : roomDepth + corridor;
  const doorWall = side === 'above' ? roomDepth - 10 : top;
  const beds = side === 'above' ? [40, 230] : [120, 310];
  return [
    wall(`${number}호 벽 1`, x + roomWidth - 10, top, 10, roomDepth),
    wall(`${number}호 벽 2`, x, doorWall, 220, 10),
    wall(`${number}호 벽 3`, x + 340, doorWall, 210, 10),
    ...beds.flatMap((from, index) => [
      table(`${number}호 병상 ${2 * index + 1}`, x + 10, top + from, 200, 90),
      table(`${number}호 병상 ${2 * index + 2}`, x + 340, top + from, 200, 90),
      counter(`${number}호 협탁 ${2 * index + 1}`, x + 10, top + from - 40, 40, 35),
      counter(`${number}호 협탁 ${2 * index + 2}`, x + 500, top + from - 40, 40, 35),
    ]),
  ];
}

/** Five rooms of four beds along a corridor, the nurses' station in the middle of the upper side. */
export const ward: Plan = {
  v: 1,
  name: '병동',
  width: 3 * roomWidth,
  depth: 2 * roomDepth + corridor,
  obstacles: [
    ...room(501, 0, 'above'),
    ...room(502, 2 * roomWidth, 'above'),
    ...room(503, 0, 'below'),
    ...room(504, roomWidth, 'below'),
    ...room(505, 2 * roomWidth, 'below'),
    counter('간호사 스테이션', roomWidth + 90, 250, 370, 60),
    counter('간호사 스테이션 옆', roomWidth + 400, 130, 60, 120),
    counter('약품장', roomWidth + 40, 10, 460, 50),
    plant('화분 1', roomWidth + 20, 370, 50),
  ],
  pickup: { x: roomWidth + 280, y: 380 },
  dock: { x: roomWidth + 480, y: 400 },
};

export const hospitalWard: PlaceWords = {
  stop: stopNames.hospital,
  cargo: '물품',
  order: '배달',
  request: '배달 요청',
  asTheyCome: '병실에서 찾는 때가 그렇듯',
  inTheWay: '환자와 보호자가 길을 막는 시간',
  backlog: '간호사 스테이션에서 물품이 밀리는 일',
  inEarnest: '실제 병동에서는',
};
