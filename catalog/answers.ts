import type { Task } from './robots.ts';

export const tasks = ['serving', 'delivery', 'carrying', 'cleaning'] as const satisfies readonly Task[];
export const places = [
  'restaurant',
  'buffet',
  'cafe',
  'golf',
  'hospital',
  'hotel',
  'warehouse',
  'factory',
  'office',
] as const;
export type Place = (typeof places)[number];

export const taskNames: Record<Task, string> = {
  serving: '서빙',
  delivery: '객실·사무실 배송',
  carrying: '짐 운반',
  cleaning: '바닥 청소',
};

export const placeNames: Record<Place, string> = {
  restaurant: '음식점',
  buffet: '뷔페',
  cafe: '카페',
  golf: '스크린골프',
  hospital: '병원',
  hotel: '호텔',
  warehouse: '창고',
  factory: '공장',
  office: '사무실',
};

/** What an owner says of the work; everything may be left open. */
export interface Answers {
  task?: Task;
  place?: Place;
  /** The narrowest passage, in cm. */
  aisle?: number;
  /** On one trip, in kg. */
  load?: number;
  /** To be cleaned, in m². */
  area?: number;
  /** Places on one trip. */
  stops?: number;
  /** Wants an advertising screen. */
  ad?: boolean;
}

/** What each number may be; beyond it is brought to its nearest end. */
export const answerRanges = {
  aisle: { min: 30, max: 300 },
  load: { min: 0, max: 200 },
  area: { min: 0, max: 20_000 },
  stops: { min: 1, max: 10 },
} as const;

/** Answers as an address spells them, in one order, open ones left out. */
export function answerEntries(answers: Answers): [name: keyof Answers, value: string][] {
  const { task, place, aisle, load, area, stops, ad } = answers;
  const spelled = { task, place, aisle, load, area, stops, ad: ad ? 1 : undefined };
  return Object.entries(spelled)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name as keyof Answers, String(value)]);
}

const written = (value: number) => value.toLocaleString('ko-KR');

/** The answers in words, as a person would tell them. */
export function answerWords(answers: Answers): string[] {
  const { task, place, aisle, load, area, stops, ad } = answers;
  return [
    task && taskNames[task],
    place && placeNames[place],
    aisle !== undefined && `통로 ${written(aisle)}cm`,
    load !== undefined && `한 번에 ${written(load)}kg`,
    stops !== undefined && `한 번에 ${stops}곳`,
    area !== undefined && `청소 면적 ${written(area)}m²`,
    ad && '광고 화면',
  ].filter((words) => typeof words === 'string');
}
