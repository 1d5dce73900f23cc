import { advertLooks } from './advert-art.ts';
import { lines } from './drawing.ts';
import { ADVERT_NOTE } from './marketing.ts';
import type { MarketingCase } from './marketing.ts';

export function advertArt(art: MarketingCase['art']): string {
  return `<svg class="art" viewBox="0 0 200 200">${advertLooks[art].art}</svg>`;
}

function ground(art: MarketingCase['art']): string {
  const { from, to } = advertLooks[art];
  return `background:linear-gradient(155deg,${from},${to})`;
}

/** The advert as it stands on the robot's upright display: picture and title. */
export function uprightAdvert({ art, words: { advert } }: MarketingCase): string {
  return `<div class="upright" style="${ground(art)}"><strong>${lines(advert.title)}</strong>${advertArt(art)}<i></i></div>`;
}

/** The same advert, large enough to read every word of it. */
export function wideAdvert({ art, words: { advert } }: MarketingCase): string {
  return `<div class="wide" style="${ground(art)}"><div><span>${advert.kicker}</span><strong>${lines(advert.title)}</strong><p>${advert.detail}</p><b>${advert.foot}</b></div><small>${ADVERT_NOTE}</small>${advertArt(art)}</div>`;
}
