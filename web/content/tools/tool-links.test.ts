import { describe, expect, test } from 'vitest';
import { robotOf, robots, type Model } from '#catalog/robots.ts';
import { boards } from '#contract/boards.ts';
import { industries } from '#contract/choices.ts';
import { placeNames, places } from '#catalog/answers.ts';
import { modelsOf, products } from '../products/products.ts';
import { caseTools } from './case-tools.ts';
import { productTools } from './product-tools.ts';
import { questionTools } from './tool-links.ts';

const addresses = (links: readonly { to: string }[]) => links.map(({ to }) => to);
const { serving, cleaning, interview } = boards.case.categories;
const casePost = (given: Partial<Parameters<typeof caseTools>[0]>) =>
  caseTools({ title: '', content: '', category: serving.number, industry: 0, ...given });

describe('the tools under a product', () => {
  test('know its task and its passage, and compare it with its kind', () => {
    expect(addresses(productTools(['T10']))).toEqual([
      '/finder?task=serving&aisle=59',
      '/compare?models=T10,T8,T9',
      '/cost?model=T10',
      '/planner?model=T10',
    ]);
    expect(addresses(productTools(['C40']))[0]).toBe('/finder?task=cleaning');
  });

  test('name whom they compare with only where it is of the same kind', () => {
    const [, s100] = productTools(['S100']);
    expect(s100?.text).not.toMatch(/T\d/);
    expect(productTools(['T10'])[1]?.text).toContain('T10, T8, T9');
  });

  test('count no trips of a robot that cleans, and draw no ways for it', () => {
    expect(addresses(productTools(['C40'])).filter((to) => /^.(?:cost|planner)/.test(to))).toEqual([]);
  });

  test('speak of a store only where a robot serves in one', () => {
    const drawn = (model: 'T10' | 'W3' | 'S100') =>
      productTools([model])
        .find(({ tool }) => tool === 'planner')
        ?.text.slice(0, 5);
    expect([drawn('T10'), drawn('W3'), drawn('S100')]).toEqual(['우리 매장', '우리 공간', '우리 공간']);
  });

  test('are drawn with the robots that they lead to, the finder’s in its narrowest passage', () => {
    const drawn = (...models: Model[]) =>
      productTools(models).map((link) => [link.tool, ...link.robots.map(({ name }) => name)].join(' '));
    expect(drawn('T6', 'T5')).toEqual(['finder t6', 'compare t6 t5 t10', 'cost t6', 'planner t5']);
    expect(drawn('C40')).toEqual(['finder c40', 'compare c40 c30']);
    expect(productTools(['T11'])[0]?.passage).toEqual({ cm: 49, isKnown: true });
    const [untold] = productTools(['C30']);
    expect(untold?.passage?.isKnown).toBe(false);
    expect(untold?.passage?.cm).toBeGreaterThan(robotOf('C30').sizeCm.w);
  });

  test('are there on every page, the page’s own robots first', () => {
    for (const models of products.map(modelsOf)) {
      const [, compare] = addresses(productTools(models));
      expect(compare).toMatch(new RegExp(`models=${models.join(',')},`));
    }
  });
});

describe('the tools under a case', () => {
  test('know the kind of place and the robots that work there', () => {
    const post = { title: '웨딩홀 새하늘담의 T9', content: '설치 모델: T9 2대', industry: 1 };
    expect(addresses(casePost(post))).toEqual([
      '/finder?task=serving&place=buffet',
      '/compare?models=T9,T10,T8',
      '/cost?model=T9',
    ]);
  });

  test.each([
    ['호텔의 W3', '설치 모델: W3 2대', '/finder?task=delivery&place=hotel'],
    ['호텔의 T10과 W3', '', '/finder?place=hotel'],
    ['호텔의 C40', '', '/finder?task=cleaning&place=hotel'],
    ['호텔의 로봇', '', '/finder?task=serving&place=hotel'],
  ])('lead to a finder that rules no robot of the case out: %s', (title, content, to) => {
    expect(addresses(casePost({ title, content, industry: 5 }))[0]).toBe(to);
  });

  test('say nothing of a place that has no name, of a robot that is not named, or of trips where a robot cleans', () => {
    expect(addresses(casePost({ industry: 6, content: 'T100 옆의 AT9' }))).toEqual([
      '/finder?task=serving',
      '/cost',
    ]);
    expect(addresses(casePost({ category: interview.number }))).toEqual(['/finder', '/cost']);
    expect(addresses(casePost({ category: cleaning.number, industry: 5 }))).toEqual([
      '/finder?task=cleaning&place=hotel',
    ]);
    const cleaned = casePost({ category: interview.number, content: 'C30 1대' });
    expect(addresses(cleaned).filter((to) => to.startsWith('/cost'))).toEqual([]);
  });

  test('take the first six industries for the places of the same name', () => {
    const named = places.slice(0, 6).map((place) => placeNames[place]);
    expect(named).toEqual(industries.slice(0, 6).map((name) => name.split('/')[0]));
  });

  test('compare four at most', () => {
    const all = robots.map(({ model }) => model).join(', ');
    expect(addresses(casePost({ content: all }))[1]).toBe('/compare?models=T5,T6,T8,T9');
  });
});

test('a question gets a tool where it is about choosing or about money, and none elsewhere', () => {
  expect(addresses(questionTools('어떤 로봇이 맞는지 어떻게 아나요?', 'T11(49cm)과 T8(55cm)'))).toEqual([
    '/finder',
    '/compare?models=T11,T8,T10',
  ]);
  expect(addresses(questionTools('렌탈과 구매 가운데 어느 쪽이 유리한가요?', 'T10'))).toEqual(['/cost']);
  expect(questionTools('고장이 나면 어떻게 하나요?', 'T10과 T8')).toEqual([]);
});
