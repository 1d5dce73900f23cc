import { drawCase } from './case-views.ts';
import { lines } from './drawing.ts';
import type { Drawing, RawAddress } from './drawing.ts';
import { adverts, marketingCases, marketingSlides, popup, uprightName } from './marketing.ts';
import type { MarketingSlide } from './marketing.ts';
import { DISPLAY_BOX, robotWithAdvert } from './robot-with-advert.ts';

/** Within the page's margins on a phone. */
const WITHIN = 350;

/** The displays of ten robots, one above the other, each cut out of its picture at the same place. */
function drawAdverts(raw: RawAddress): Drawing {
  const robot = { width: 1600, height: 2000 };
  const width = DISPLAY_BOX.width * robot.width;
  const height = DISPLAY_BOX.height * robot.height;
  const place = `left:${-DISPLAY_BOX.left * robot.width}px;top:${-DISPLAY_BOX.top * robot.height}px`;
  const displays = marketingCases.map(
    (item) =>
      `<div style="height:${height}px"><div style="${place}">${robotWithAdvert(item, raw, robot)}</div></div>`,
  );
  return {
    name: adverts.name,
    width,
    height: height * displays.length,
    style: 'marketing',
    body: `<main class="adverts">${displays.join('')}</main>`,
  };
}

/** On a phone that is held upright a slide is higher, and its words are larger. */
const FRAMES = [
  { nameOf: ({ name }: MarketingSlide) => name, look: '', height: 600, robot: 468, onPhone: 440 },
  { nameOf: uprightName, look: ' high', height: 750, robot: 560, onPhone: WITHIN },
];

const SLIDE_GROUNDS = [
  (raw: RawAddress, width: number) =>
    `${robotWithAdvert(marketingCases[0]!, raw, { width, wordless: true })}<img class="front" src="${raw('t10-front')}">`,
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
    onPhone: WITHIN,
    style: 'marketing',
    body: `<main class="popup"><header><span>${words.kicker}</span><h1>${lines(words.title)}</h1><p>${words.body}</p></header>${robotWithAdvert(marketingCases[0]!, raw, { width: 690, mirrored: true, wordless: true })}<img class="front" src="${raw('t10-front')}"><footer>${words.action}</footer></main>`,
  };
}

export function drawMarketing(raw: RawAddress): Drawing[] {
  const slides = marketingSlides.flatMap((slide, index) =>
    FRAMES.map(({ nameOf, look, height, robot, onPhone }): Drawing => {
      const { kicker, title, body } = slide.words;
      return {
        name: nameOf(slide),
        width: 1200,
        height,
        onPhone,
        style: 'marketing',
        body: `<main class="slide${look}">${SLIDE_GROUNDS[index]!(raw, robot)}<div class="headline"><span>${kicker}</span><h1>${lines(title)}</h1><p>${body}</p></div></main>`,
      };
    }),
  );
  const cases = marketingCases.map((item): Drawing => ({
    name: item.name,
    width: 1200,
    height: 1080,
    style: 'marketing',
    body: drawCase(item, raw),
  }));
  return [...cases, drawAdverts(raw), ...slides, drawPopup(raw)];
}
