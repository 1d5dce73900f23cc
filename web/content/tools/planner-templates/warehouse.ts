import { stopNames } from '#planner/place.ts';
import type { Plan } from '#planner/plan.ts';
import { counter, plant, table, wall } from './furniture.ts';
import type { PlaceWords } from './place-words.ts';

const racks = [0, 1, 2, 3, 4, 5];
const benches = [0, 1, 2, 3, 4, 5, 6, 7];

/** Six double racks with aisles of 150 cm between them; packing benches along the lower wall. */
export const warehouse: Plan = {
  v: 1,
  name: '창고',
  width: 2200,
  depth: 1500,
  obstacles: [
    ...racks.map((index) => counter(`선반 ${index + 1}`, 480 + index * 270, 120, 120, 860)),
    ...racks.map((index) => table(`집품 ${index + 1}`, 480 + index * 270, 1000, 120, 40)),
    ...benches.map((index) => table(`포장대 ${index + 1}`, 460 + index * 210, 1340, 150, 80)),
    wall('사무실 벽 1', 0, 420, 330, 10),
    wall('사무실 벽 2', 320, 0, 10, 300),
    counter('사무실 책상', 20, 60, 80, 200),
    counter('출고 컨베이어', 40, 1180, 60, 300),
    counter('팔레트 1', 60, 600, 110, 110),
    counter('팔레트 2', 60, 740, 110, 110),
    counter('팔레트 3', 60, 880, 110, 110),
    plant('화분 1', 20, 350, 50),
  ],
  pickup: { x: 260, y: 1180 },
  dock: { x: 390, y: 60 },
};

export const storehouse: PlaceWords = {
  stop: stopNames.warehouse,
  cargo: '물품',
  order: '배달',
  request: '배달 요청',
  asTheyCome: '작업이 늘고 주는 때가 그렇듯',
  inTheWay: '작업자가 길을 막는 시간',
  backlog: '입고장에서 물품이 밀리는 일',
  inEarnest: '실제 창고에서는',
};
