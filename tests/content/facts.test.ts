import { expect, test } from 'vitest';
import { robots } from '#catalog/robots.ts';
import { plainText } from '#server/sample/sample-body.ts';
import { samplePosts } from '#server/sample/sample-content.ts';
import { branches } from '#web/content/branches.ts';
import { history } from '#web/content/history.ts';
import { privacy } from '#web/content/privacy.ts';
import { customerMarks } from '#web/pictures/customer-marks.ts';
import * as manifest from '#web/pictures/manifest.ts';

const months = (year: number, month: number) => year * 12 + month;
const monthOf = (at: string) => months(Number(at.slice(0, 4)), Number(at.slice(5, 7)));
const models = robots.map(({ model }) => model).join('|');
const modelName = new RegExp(String.raw`(?<![A-Za-z0-9])(?:${models})(?!\d)`, 'g');
const namesOf = (text: string): string[] => text.match(modelName) ?? [];

const events = history.years.flatMap(({ events: ofYear }) => ofYear);
const launches = new Map<string, number>(robots.map(({ model, released }) => [model, monthOf(released)]));
const posts = samplePosts().map(({ post }) => {
  const { at, title, picture } = post;
  return { at, title, picture, text: `${title}\n${plainText(post)}` };
});
const altOf = new Map(
  Object.values(manifest).map(({ src, alt }) => [/([a-z0-9-]+)-[0-9a-f]{8}/.exec(src)?.[1] ?? src, alt]),
);

test('the history tells of each robot in the year and month in which it came out', () => {
  const told = history.years.flatMap(({ year, events: ofYear }) =>
    ofYear.flatMap(({ month, text }) => namesOf(text).map((model) => [model, months(year, month)] as const)),
  );
  expect(new Map(told)).toEqual(launches);
});

test('nothing is told of a robot before it came out', () => {
  const early = posts.flatMap(({ at, title, text }) =>
    namesOf(text)
      .filter((model) => monthOf(at) < (launches.get(model) ?? Infinity))
      .map((model) => `${at} ${title}: ${model}`),
  );
  expect(early).toEqual([]);
});

test('nobody has used a robot longer than it exists', () => {
  const tooLong = posts.filter(({ at, text }) => {
    const [oldest] = namesOf(text)
      .map((model) => launches.get(model) ?? 0)
      .sort((one, other) => one - other);
    return [...text.matchAll(/(\d+)년 (?:동안|넘게|쓰|써)/g)].some(
      ([, years]) => oldest !== undefined && oldest + Number(years) * 12 > monthOf(at),
    );
  });
  expect(tooLong.map(({ title }) => title)).toEqual([]);
});

test('a post about robots shows one of them', () => {
  const strange = posts.filter(({ picture, text }) => {
    const shown = namesOf(altOf.get(picture ?? '') ?? '');
    const told = namesOf(text);
    return told.length > 0 && shown.length > 0 && !shown.some((model) => told.includes(model));
  });
  expect(strange.map(({ title, picture }) => `${title}: ${picture}`)).toEqual([]);
});

test('every customer of the logo slider is told of under that name', () => {
  const told = posts.map(({ text }) => text).join('\n');
  expect(customerMarks.filter(({ name }) => !told.includes(name)).map(({ name }) => name)).toEqual([]);
});

test('the last notice about the privacy policy names the day from which it holds, a week ahead as promised', () => {
  const notice = posts.findLast(({ title }) => title.includes('개인정보처리방침'));
  expect(notice?.text).toContain(`시행일: ${privacy.effectiveDate}`);
  expect(Date.parse(privacy.version) - Date.parse(notice?.at ?? '')).toBeGreaterThan(7 * 24 * 3_600_000);
});

test('the history counts as many branches as there are', () => {
  const counts = events.flatMap(({ text }) => [...text.matchAll(/(\d+)개 지점/g)].map(([, count]) => count));
  expect(counts).toEqual([String(branches.length)]);
});
