import type { Drawing, RawAddress } from './drawing.ts';

export const partners = {
  name: 'partners',
  alt: '밝은 바닥에 나란히 선 서빙로봇 T10과 T11, 호텔 배송로봇 W3, 물류로봇 S100, 청소로봇 C40',
};

/** From the back to the front. */
const robots = ['t11', 'w3', 't10', 's100', 'c40'] as const;

/** What a partner would sell: one of each kind. */
export function drawPartners(raw: RawAddress): Drawing[] {
  return [
    {
      name: partners.name,
      width: 1200,
      height: 900,
      style: 'partners',
      body: `<main>${robots.map((robot) => `<img class="${robot}" src="${raw(`${robot}-front`)}">`).join('')}</main>`,
    },
  ];
}
