// Written by `node art/brand/draw-korea-map.ts`.
export const koreaMap = {
  src: '/brand/korea-map.svg',
  viewBox: '40 -4 380 546',
  credit: '지도: @svg-maps/south-korea (Victor Cazanave, CC BY 4.0)',
} as const;

/** Where each branch stands on the map, by its id, and on which side its city is written. */
export const branchPins = {
  'seoul-hq': { x: 154, y: 131 },
  'capital-1': { x: 126, y: 143, left: true },
  'capital-2': { x: 135, y: 105, left: true },
  'capital-3': { x: 161, y: 165 },
  gangwon: { x: 328, y: 112, left: true },
  'chungcheong-1': { x: 190, y: 274 },
  'chungcheong-2': { x: 166, y: 220 },
  jeonbuk: { x: 166, y: 333 },
  daegu: { x: 302, y: 328 },
  ulsan: { x: 367, y: 365, left: true },
  'gyeongnam-1': { x: 346, y: 405, left: true },
  'gyeongnam-2': { x: 257, y: 407, left: true },
  gwangju: { x: 140, y: 410 },
  suncheon: { x: 201, y: 432 },
} as const;
