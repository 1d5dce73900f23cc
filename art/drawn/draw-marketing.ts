import { advertLooks } from './advert-art.ts';
import { uprightAdvert, wideAdvert } from './advert.ts';
import { lines } from './drawing.ts';
import type { Drawing, RawAddress } from './drawing.ts';
import { marketingCases, marketingSlides, popup } from './marketing.ts';
import type { MarketingCase } from './marketing.ts';
import { warpOnto } from './warp.ts';
import type { Quad } from './warp.ts';

/** Corners of the display in the render `t10-rear`, in shares of its width and height. */
const DISPLAY: Quad = [
  [721 / 1600, 704 / 2000],
  [1093 / 1600, 695 / 2000],
  [1091 / 1600, 1393 / 2000],
  [725 / 1600, 1423 / 2000],
];
const UPRIGHT = { width: 400, height: 800 };

interface Robot {
  width: number;
  /** Seen from the other side: the render is mirrored, the advert on it is not. */
  mirrored: boolean;
}

function robotWithAdvert(item: MarketingCase, raw: RawAddress, { width, mirrored }: Robot): string {
  const height = width * 1.25;
  const [topLeft, topRight, bottomRight, bottomLeft] = DISPLAY.map(
    ([x, y]) => [(mirrored ? 1 - x : x) * width, y * height] as const,
  ) as unknown as Quad;
  const corners: Quad = mirrored
    ? [topRight, topLeft, bottomLeft, bottomRight]
    : [topLeft, topRight, bottomRight, bottomLeft];
  const transform = warpOnto(UPRIGHT.width, UPRIGHT.height, corners);
  return `<div class="robot${mirrored ? ' mirrored' : ''}" style="width:${width}px;height:${height}px"><img src="${raw('t10-rear')}" width="${width}"><div class="display" style="transform:${transform}">${uprightAdvert(item)}</div></div>`;
}

function drawCase(item: MarketingCase, index: number, raw: RawAddress): Drawing {
  const { art, name, words } = item;
  const { pale, from, to, scene, night } = advertLooks[art];
  const points = words.points.map((point) => `<li>${point}</li>`).join('');
  // Every second picture is turned round, so that the eye wanders down the page in a zigzag.
  const mirrored = index % 2 === 1;
  const behind = scene ? `<img class="behind" src="${raw(scene)}" onerror="this.remove()">` : '';
  return {
    name,
    width: 1200,
    height: 1140,
    style: 'marketing',
    body: `<main class="case ${mirrored ? 'left' : 'right'}${night ? ' night' : ''}" style="--pale:${pale};--from:${from};--to:${to}">
      <section class="stage">${behind}<div class="glow"></div>${robotWithAdvert(item, raw, { width: 830, mirrored })}</section>
      <section class="words"><span class="place">${words.place}</span><h1>${lines(words.title)}</h1><p>${words.body}</p><ul>${points}</ul>${wideAdvert(item)}</section>
    </main>`,
  };
}

const SLIDE_GROUNDS = [
  (raw: RawAddress) => robotWithAdvert(marketingCases[0]!, raw, { width: 680, mirrored: false }),
  (raw: RawAddress) =>
    ['t10-front', 'w3-front', 'c30-front']
      .map((name) => `<img class="family ${name}" src="${raw(name)}">`)
      .join(''),
  (raw: RawAddress) => `<img class="cover" src="${raw('restaurant-a')}"><div class="shade"></div>`,
] as const;

function drawPopup(raw: RawAddress): Drawing {
  const { name, words } = popup;
  return {
    name,
    width: 1200,
    height: 1500,
    style: 'marketing',
    body: `<main class="popup"><header><span>${words.kicker}</span><h1>${lines(words.title)}</h1><p>${words.body}</p></header>${robotWithAdvert(marketingCases[0]!, raw, { width: 900, mirrored: true })}<img class="front" src="${raw('t10-front')}"><footer>${words.action}</footer></main>`,
  };
}

export function drawMarketing(raw: RawAddress): Drawing[] {
  const slides = marketingSlides.map(({ name, words }, index): Drawing => ({
    name,
    width: 1200,
    height: 600,
    style: 'marketing',
    body: `<main class="slide slide-${index + 1}">${SLIDE_GROUNDS[index]!(raw)}<div class="headline"><span>${words.kicker}</span><h1>${lines(words.title)}</h1><p>${words.body}</p></div></main>`,
  }));
  return [...marketingCases.map((item, index) => drawCase(item, index, raw)), ...slides, drawPopup(raw)];
}
