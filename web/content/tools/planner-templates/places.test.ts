import { expect, test } from 'vitest';
import { stopName } from '#planner/place.ts';
import { planLabel } from '#web/plan/plan-words.ts';
import { plannerDayWords } from '../planner-day.ts';
import { plannerWords } from '../planner.ts';
import type { PlaceWords } from './place-words.ts';
import { placeWords, wordsFor } from './places.ts';
import { planTemplates } from './templates.ts';

test('each place to start from is told in its own words', () => {
  expect(planTemplates.map(stopName)).toEqual(['테이블', '테이블', '테이블', '객실', '병상', '작업대']);
});

test('a plan stays of its place under another name and with a table more', () => {
  const [restaurant, , , , ward] = planTemplates;
  const more = restaurant.obstacles.find(({ kind }) => kind === 'table')!;
  const own = { ...ward!, name: '우리 병원', obstacles: [...ward!.obstacles, more] };
  expect(stopName(own)).toBe('병상');
});

test('a plan that names no place, and an empty one, is a place to eat at', () => {
  const [restaurant] = planTemplates;
  const numbered = restaurant.obstacles.map((thing, index) => ({ ...thing, id: String(index) }));
  expect(wordsFor({ ...restaurant, obstacles: numbered }).cargo).toBe('음식');
  expect(wordsFor({ ...restaurant, obstacles: [] }).cargo).toBe('음식');
});

const places = Object.values(placeWords);

/** All sentences of a place, with figures that make no difference. */
function sentencesOf(place: PlaceWords): string {
  const words = plannerDayWords(place);
  const work = { ordersPerTrip: 2, loadS: 15, unloadS: 20, speedMs: 1 };
  const texts = {
    robots: 2,
    wait: '1분',
    waitAlone: '2분',
    ordered: 9,
    unfinished: 4,
    out: 0,
    enough: 2,
    next: null,
  };
  return JSON.stringify([
    words,
    Object.values(words.headline.headlines).map((headline) => headline(texts)),
    words.terms({ ...work, assumes: { ordersPerTrip: true, speedMs: true } }, 10),
    words.terms({ ...work, assumes: { ordersPerTrip: false, speedMs: false } }, 10),
    words.legend.long(3),
    words.chart.behind(1, 9, 4),
  ]);
}

test('where nobody eats nothing is said of food, guests and kitchens', () => {
  for (const place of places.filter(({ stop }) => stop !== '테이블'))
    expect(sentencesOf(place)).not.toMatch(/음식|손님|주방|주문/);
});

test('what a plan is told of, on the page and to the staff, names what its tables are', () => {
  const hotel = planTemplates.find(({ name }) => name === '호텔 한 층')!;
  const { legend, models, note } = plannerWords;
  const closed = { why: 'closed', table: '801호 문' } as const;
  const found = { name: '', size: '', stop: stopName(hotel), tables: 10, models: [] };
  const texts = [
    legend(hotel).reached,
    legend(hotel).missed,
    models(hotel).count(10, 9),
    models(hotel).because(closed, 70),
    note({ ...found, models: [{ model: 'W3', isChosen: true, reached: 9 }] }),
    planLabel(hotel),
  ];
  for (const text of texts) expect(text).toMatch(/^[^테]*객실[^테]*$/);
});

test('words of a particle follow what is brought', () => {
  for (const { cargo, order, request } of places)
    for (const word of [cargo, order, request])
      expect((word.charCodeAt(word.length - 1) - 0xac00) % 28).not.toBe(0);
});

test('the words of a plan are the same ones each time, so that nothing is drawn anew for them', () => {
  const [restaurant, cafe] = planTemplates;
  expect(plannerWords.day(restaurant)).toBe(plannerWords.day(cafe!));
});
