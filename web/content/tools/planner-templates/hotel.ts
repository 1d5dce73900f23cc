import { stopNames } from '#planner/place.ts';
import type { Obstacle, Plan } from '#planner/plan.ts';
import { counter, plant, table, wall } from './furniture.ts';
import type { PlaceWords } from './place-words.ts';

const rooms = [0, 1, 2, 3, 4];
const roomWidth = 380;
const doorWidth = 90;
const left = 480;

/** A guest room above or below the corridor; its door is where a robot stops. */
function room(number: number, x: number, side: 'above' | 'below'): Obstacle[] {
  const top = side === 'above' ? 0 : 620;
  const doorWall = side === 'above' ? 410 : 610;
  const [bed, desk, bath] = side === 'above' ? [30, 30, 260] : [840, 880, 620];
  return [
    wall(`${number}호 벽 1`, x, top, 10, 420 - (side === 'above' ? 10 : 20)),
    table(`${number}호 문`, x + 40, doorWall, doorWidth, 10),
    wall(`${number}호 벽 2`, x, doorWall, 40, 10),
    wall(`${number}호 벽 3`, x + 40 + doorWidth, doorWall, roomWidth - 40 - doorWidth, 10),
    counter(`${number}호 침대`, x + 170, bed, 190, 160),
    counter(`${number}호 책상`, x + 30, desk, 50, 110),
    wall(`${number}호 욕실 벽`, x + 200, bath, 10, 150),
  ];
}

/** Ten rooms along a corridor of 190 cm; the robot comes out of the lift at its end. */
export const hotel: Plan = {
  v: 1,
  name: '호텔 한 층',
  width: left + rooms.length * roomWidth,
  depth: 1030,
  obstacles: [
    wall('엘리베이터 벽 1', 170, 60, 10, 220),
    counter('엘리베이터 1', 10, 60, 160, 160),
    counter('엘리베이터 2', 10, 240, 160, 160),
    wall('엘리베이터 벽 2', 170, 380, 10, 40),
    counter('엘리베이터홀 소파', 220, 700, 60, 220),
    counter('리넨실 선반', 20, 760, 60, 240),
    wall('리넨실 벽', 0, 660, 150, 10),
    ...rooms.flatMap((index) => room(801 + index, left + index * roomWidth, 'above')),
    ...rooms.flatMap((index) => room(806 + index, left + index * roomWidth, 'below')),
    plant('화분 1', 400, 20, 60),
    plant('화분 2', 400, 950, 60),
    plant('화분 3', 220, 950, 50),
  ],
  pickup: { x: 290, y: 330 },
  dock: { x: 340, y: 560 },
};

export const hotelFloor: PlaceWords = {
  stop: stopNames.hotel,
  cargo: '물품',
  order: '배달',
  request: '배달 요청',
  asTheyCome: '투숙객이 찾는 때가 그렇듯',
  inTheWay: '투숙객이 길을 막는 시간',
  backlog: '프런트에서 물품이 밀리는 일',
  inEarnest: '실제 호텔에서는',
};
