import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { randomPlan } from '#tests/support/random-plan.ts';
import { parsePlan } from './plan.ts';
import { planFromJson, planFromLink, planToLink } from './plan-text.ts';

const plan = parsePlan({
  ...randomPlan({ seed: 1, width: 3000, depth: 2000, obstacles: 100 }),
  name: '강남점 1층 🤖',
});
const linkOf = (text: string) => deflateSync(text).toString('base64url');
const broken = '배치도 링크가 잘렸거나 손상되었습니다. 주소 전체를 복사했는지 확인해주세요.';
const tooLarge = '배치도가 너무 큽니다. 32kB까지 받을 수 있습니다.';

test('a plan comes back from a link as it was, and the link needs no escapes', async () => {
  const link = await planToLink(plan);
  expect(await planFromLink(link)).toEqual(plan);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(JSON.stringify(plan).length / 2);
});

test('a link that is cut anywhere is told of', async () => {
  const link = await planToLink(plan);
  for (const part of [0, 0.1, 0.5, 0.9, 0.999])
    await expect(planFromLink(link.slice(0, link.length * part))).rejects.toThrow(broken);
});

test('a link with a wrong letter is told of', async () => {
  const link = await planToLink(plan);
  const middle = Math.floor(link.length / 2);
  const wrong = link[middle] === 'A' ? 'B' : 'A';
  await expect(planFromLink(link.slice(0, middle) + wrong + link.slice(middle + 1))).rejects.toThrow(broken);
  await expect(planFromLink('한글')).rejects.toThrow(broken);
});

test('a small link that unpacks to very much is refused', async () => {
  await expect(planFromLink(linkOf(' '.repeat(5_000_000)))).rejects.toThrow(tooLarge);
});

test('a link to something else is refused as any other plan is', async () => {
  await expect(planFromLink(linkOf('{"v":1}'))).rejects.toThrow('배치도에 이름 정보가 없습니다.');
  await expect(planFromLink(linkOf('hello'))).rejects.toThrow('배치도를 읽을 수 없습니다.');
});

test('JSON is read up to 32 kB, spaces counted', () => {
  const few = { ...plan, name: 'ABC', obstacles: plan.obstacles.slice(0, 10) };
  const json = JSON.stringify(few);
  expect(planFromJson(json.padEnd(32_768))).toEqual(few);
  expect(() => planFromJson(json.padEnd(32_769))).toThrow(tooLarge);
  expect(() => planFromJson(`${json}${'한'.repeat(11_000)}`)).toThrow(tooLarge);
  expect(() => planFromJson(json.slice(0, 100))).toThrow(
    '배치도를 읽을 수 없습니다. 내용이 잘렸거나 손상되었습니다.',
  );
});
