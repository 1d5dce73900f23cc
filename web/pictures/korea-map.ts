// Written by `node art/brand/draw-korea-map.ts`.
export const koreaMap = {
  src: '/brand/korea-map.svg',
  viewBox: '40 -4 380 639',
  credit: '지도: @svg-maps/south-korea (Victor Cazanave, CC BY 4.0)',
} as const;

/** Where each branch stands on the map, by its id. */
export const branchPins = {
  'seoul-hq': { x: 154, y: 131 },
  'capital-1': { x: 126, y: 143 },
  'capital-2': { x: 160, y: 103 },
  'capital-3': { x: 161, y: 165 },
  gangwon: { x: 328, y: 112 },
  'chungcheong-1': { x: 190, y: 274 },
  'chungcheong-2': { x: 166, y: 220 },
  jeonbuk: { x: 166, y: 333 },
  daegu: { x: 302, y: 328 },
  ulsan: { x: 367, y: 365 },
  'gyeongnam-1': { x: 311, y: 396 },
  'gyeongnam-2': { x: 257, y: 407 },
  gwangju: { x: 140, y: 410 },
  suncheon: { x: 201, y: 432 },
} as const;
