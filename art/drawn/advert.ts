import { advertLooks } from './advert-art.ts';
import type { AdvertArt } from './advert-art.ts';
import { lines } from './drawing.ts';
import type { MarketingCase } from './marketing.ts';

/** What stands on a display. */
export interface Shown {
  art: AdvertArt;
  words: { advert: { title: string } };
}

export function advertArt(art: AdvertArt): string {
  return `<svg class="art" viewBox="0 0 200 200">${advertLooks[art].art}</svg>`;
}

function ground(art: AdvertArt): string {
  const { from, to } = advertLooks[art];
  return `background:linear-gradient(155deg,${from},${to})`;
}

/** The advert as it stands on the robot's upright display: picture and title; too small to be read, the picture alone. */
export function uprightAdvert({ art, words: { advert } }: Shown, wordless = false): string {
  const title = wordless ? '' : `<strong>${lines(advert.title)}</strong>`;
  return `<div class="upright${wordless ? ' wordless' : ''}" style="${ground(art)}">${title}${advertArt(art)}<i></i></div>`;
}

/** What an advert says, large enough to read every word of it. */
export function advertWords({ words: { advert } }: MarketingCase): string {
  return `<div class="says"><span>${advert.kicker}</span><strong>${lines(advert.title)}</strong><p>${advert.detail}</p><b>${advert.foot}</b></div>`;
}

/** The same on the advert's own ground, with its picture. */
export function wideAdvert(item: MarketingCase): string {
  return `<div class="wide" style="${ground(item.art)}">${advertWords(item)}${advertArt(item.art)}</div>`;
}
