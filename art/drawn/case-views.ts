import { advertLooks } from './advert-art.ts';
import { advertArt, advertWords, wideAdvert } from './advert.ts';
import type { RawAddress } from './drawing.ts';
import type { MarketingCase } from './marketing.ts';
import { advertOnto, robotWithAdvert } from './robot-with-advert.ts';

type View = (item: MarketingCase, raw: RawAddress) => string;

const scene = (raw: RawAddress, name: string) => `<img class="scene" src="${raw(name)}">`;

/** Corners of the T10's display in the render `buffet-c`. */
const BUFFET_DISPLAY = [
  [657.5, 434],
  [801, 433],
  [800.5, 682.5],
  [660.5, 686],
] as const;

/** And in `restaurant-b`. */
const RESTAURANT_DISPLAY = [
  [585.8, 405],
  [702, 410.5],
  [702.8, 661.3],
  [588.3, 645],
] as const;

const SEASONS = [
  [
    '#f7b7cf',
    '#e0719c',
    '<g fill="#fff">' +
      [0, 72, 144, 216, 288]
        .map((turn) => `<ellipse cx="100" cy="58" rx="26" ry="40" transform="rotate(${turn} 100 100)"/>`)
        .join('') +
      '</g><circle cx="100" cy="100" r="20" fill="#ffd76a"/>',
  ],
  null,
  [
    '#d98a4a',
    '#96461f',
    '<path d="M100 20c44 26 62 62 52 104-10 30-34 44-52 50-18-6-42-20-52-50-10-42 8-78 52-104z" fill="#ffd08a"/><path d="M100 50v134M100 92l28-20M100 92 72 72M100 126l32-20M100 126l-32-20" stroke="#96461f" stroke-width="6" fill="none" stroke-linecap="round"/>',
  ],
  [
    '#8fb6e4',
    '#3f6fb4',
    `<g stroke="#fff" stroke-width="9" stroke-linecap="round">${[0, 60, 120].map((turn) => `<path d="M100 24v152M84 42l16 16 16-16M84 158l16-16 16 16" transform="rotate(${turn} 100 100)" fill="none"/>`).join('')}</g>`,
  ],
] as const;

const table = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-74 0 0-42 74 0 0 42z" fill="#fff"/><path d="M-74 0 0 42v16L-74 16zM74 0 0 42v16L74 16z" fill="#b9d9d5"/></g>`;

/** One view for each case, none like another. */
export const caseViews: Record<MarketingCase['art'], View> = {
  bibimbap: (item, raw) => `${scene(raw, 'restaurant-b')}<div class="shade"></div>${advertWords(item)}`,
  ade: (item, raw) => {
    const seasons = SEASONS.map((season, index) => {
      const { from, to } = advertLooks.ade;
      const sign = season ? `<svg class="art" viewBox="0 0 200 200">${season[2]}</svg>` : advertArt('ade');
      return `<li${season ? '' : ' class="lit"'}><i style="background:linear-gradient(155deg,${season ? season[0] : from},${season ? season[1] : to})">${sign}</i><b>${item.words.beside![index]}</b></li>`;
    });
    return `${robotWithAdvert(item, raw, { width: 810, mirrored: true })}<ul class="seasons">${seasons.join('')}</ul>${advertWords(item)}`;
  },
  cake: (item, raw) => `<div class="room"><img src="${raw('family-a')}"></div>${advertWords(item)}`,
  seat: (item, raw) => {
    const [entrance, seat] = item.words.beside!;
    return `<svg class="floor" viewBox="0 0 1200 1080"><path d="M660 260 1240 595v485H-40V664z" fill="#d3ebe8"/>
      ${table(480, 520)}${table(660, 420)}${table(660, 620)}${table(840, 520)}${table(1020, 620)}${table(840, 720)}
      <path d="M250 947 930 570" fill="none" stroke="var(--color-accent-strong)" stroke-width="12" stroke-linecap="round" stroke-dasharray="2 26"/>
      <g transform="translate(1020 612)"><path d="M0 0c-46-52-66-84-66-116a66 66 0 0 1 132 0C66-84 46-52 0 0z" fill="var(--color-accent-strong)"/><text y="-104" text-anchor="middle">${seat}</text></g></svg>
      <em class="door">${entrance}</em>${robotWithAdvert(item, raw, { width: 560, mirrored: true, wordless: true })}${advertWords(item)}`;
  },
  coupon: (item, raw) =>
    `${robotWithAdvert(item, raw, { width: 810, mirrored: true })}<div class="handset"><i></i>${advertWords(item)}${advertArt('coupon')}</div>`,
  can: (item, raw) => {
    const [head, ...times] = item.words.beside!;
    return `<div class="evening">${scene(raw, 'buffet-c')}${advertOnto(item, BUFFET_DISPLAY)}</div><div class="shade"></div>${advertWords(item)}<div class="record"><b>${head}</b>${times.map((time) => `<p>${time}<i></i></p>`).join('')}</div>`;
  },
  breakfast: (item, raw) =>
    `${scene(raw, 'hotel-b')}<div class="sun"></div>${robotWithAdvert(item, raw, { width: 800 })}${advertWords(item)}`,
  golf: (item, raw) => `${scene(raw, 'golf-a')}${wideAdvert(item)}`,
  clinic: (item, raw) =>
    `${scene(raw, 'hospital-b')}${robotWithAdvert(item, raw, { width: 800 })}<div class="board">${advertArt('clinic')}${advertWords(item)}</div>`,
  clock: (item, raw) => {
    const [noon, afternoon, coffee, evening, snack] = item.words.beside!;
    const times = [
      [noon, item.words.advert.title, 'restaurant-b', item],
      [afternoon, coffee, 'restaurant-b', { art: 'coffee', words: { advert: { title: coffee ?? '' } } }],
      // Its display shows what is served in the evening.
      [evening, snack, 'restaurant-b-night', null],
    ] as const;
    const rooms = times.map(
      ([hour, shown = '', place, advert]) =>
        `<li><div class="hour"><img src="${raw(place)}">${advert ? advertOnto(advert, RESTAURANT_DISPLAY, true) : ''}</div><p><b>${hour}</b><span>${shown.replaceAll('\n', ' ')}</span></p></li>`,
    );
    return `<ul class="hours">${rooms.join('')}</ul>${advertWords(item)}`;
  },
};

export function drawCase(item: MarketingCase, raw: RawAddress): string {
  const { pale, from, to } = advertLooks[item.art];
  return `<main class="case ${item.art}" style="--pale:${pale};--from:${from};--to:${to}">${caseViews[item.art](item, raw)}</main>`;
}
