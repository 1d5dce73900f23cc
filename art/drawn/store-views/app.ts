import type { RawAddress } from '../drawing.ts';
import { icon } from '../icons.ts';
import type { IconName } from '../icons.ts';
import type { store } from '../store.ts';

const SIGNS: readonly IconName[] = ['robot', 'battery', 'calendar'];

const draw = ({ store: shop, today, quick, report }: typeof store.app.screen, week: string): string => {
  const actions = quick.map((word, index) => `<li>${icon(SIGNS[index]!, 48)}<span>${word}</span></li>`);
  return `<div class="phone"><h2>${shop}</h2><div class="today"><span>${today.label}</span><b>${today.value}</b></div><ul>${actions.join('')}</ul></div>
    <div class="phone second"><h2>${report.title}</h2>${week}<ul class="lines">${report.lines.map((line) => `<li>${line}</li>`).join('')}</ul><em class="button">${report.action}</em></div>`;
};

export const app = (screen: typeof store.app.screen): string => draw(screen, '');

const DAYS = [141, 128, 147, 155, 196, 232, 205];
const columns = DAYS.map(
  (count, day) =>
    `<rect x="${day * 38 + 4}" y="${100 - count * 0.4}" width="26" height="${count * 0.4}" rx="5" fill="var(${count === 232 ? '--accent-middle' : '--accent-grey'})"/>`,
).join('');

/** In a hand's width each, and the robot that they are of. */
export function wideApp(screen: typeof store.app.screen, raw: RawAddress): string {
  return `<img class="robot" src="${raw('t10-front')}">${draw(screen, `<svg class="week" viewBox="0 0 262 100">${columns}</svg>`)}`;
}
