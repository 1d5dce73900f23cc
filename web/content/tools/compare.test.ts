import { expect, test } from 'vitest';
import { robotOf, robots, type Robot } from '#catalog/robots.ts';
import { compareWords } from './compare.ts';

const serving: readonly Robot[] = robots.filter(({ task }) => task === 'serving');

/** The robots of a ready comparison, all of which serve, and the serving robots that it leaves out. */
function readyRobots(words: string) {
  const { models = [] } = compareWords.ready.comparisons.find(({ title }) => title.includes(words)) ?? {};
  const named = models.map(robotOf);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((robot) => !serving.includes(robot))).toEqual([]);
  return { named, others: serving.filter((robot) => !named.includes(robot)) };
}

const passages = (some: readonly Robot[]) => some.flatMap(({ passageCm }) => passageCm ?? []);
const payloads = (some: readonly Robot[]) => some.flatMap(({ payloadKg }) => payloadKg ?? []);

test('the serving robots for a narrow passage are those that get through the narrowest, the slimmest first', () => {
  const { named, others } = readyRobots('좁은 통로');
  const widths = passages(named);
  expect(widths).toHaveLength(named.length);
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  expect(Math.max(...widths)).toBeLessThan(Math.min(...passages(others)));
});

test('the serving robots that carry much are those that carry the most', () => {
  const { named, others } = readyRobots('많이 나르는');
  const loads = payloads(named);
  expect(loads).toHaveLength(named.length);
  expect(Math.min(...loads)).toBeGreaterThan(Math.max(...payloads(others)));
});
