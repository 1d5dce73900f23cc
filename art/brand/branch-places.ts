export type LonLat = readonly [longitude: number, latitude: number];

/** Cities whose region's centre serves to fit the map to the globe. */
export const KNOWN_PLACES: Record<string, LonLat> = {
  seoul: [126.99, 37.55],
  daejeon: [127.39, 36.34],
  daegu: [128.57, 35.83],
  gwangju: [126.84, 35.16],
  sejong: [127.26, 36.56],
  ulsan: [129.24, 35.55],
  jeju: [126.55, 33.38],
};

/** The city each branch is drawn in; cities of one area are told apart by eye (sample places). */
export const BRANCH_PLACES: Record<string, LonLat> = {
  'seoul-hq': [127.0, 37.58],
  'capital-1': [126.7, 37.47],
  'capital-2': [126.8, 37.8],
  'capital-3': [127.08, 37.28],
  gangwon: [128.86, 37.74],
  'chungcheong-1': [127.38, 36.33],
  'chungcheong-2': [127.13, 36.8],
  jeonbuk: [127.13, 35.82],
  daegu: [128.58, 35.86],
  ulsan: [129.28, 35.54],
  'gyeongnam-1': [129.05, 35.19],
  'gyeongnam-2': [128.1, 35.18],
  gwangju: [126.85, 35.15],
  suncheon: [127.5, 34.96],
};

/** Branches whose city is written left of their pin: on the right is the sea, or another one. */
export const NAMED_ON_THE_LEFT = ['capital-1', 'capital-2', 'gangwon', 'ulsan', 'gyeongnam-1', 'gyeongnam-2'];
