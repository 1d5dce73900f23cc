import { expect, test } from 'vitest';
import { robotOf, robots } from '#catalog/robots.ts';
import { introduction } from './introduction.ts';

const family = introduction.family.robots.map(({ model }) => model);

test('the family is every robot, once', () => {
  expect(family.toSorted()).toEqual(robots.map(({ model }) => model).toSorted());
});

test('the family stands in the order in which it came out, the oldest first', () => {
  for (const [index, model] of family.slice(1).entries()) {
    const before = family[index]!;
    expect(robotOf(before).released <= robotOf(model).released, `${before} before ${model}`).toBe(true);
  }
});

test('the robot that the family is said to have begun with leads it', () => {
  const [first] = family;
  const year = robotOf(first!).released.slice(0, 4);
  expect(introduction.family.lead).toContain(`${year}년 첫 서빙로봇 ${first}`);
});
