import type { RawAddress } from '../drawing.ts';
import type { store } from '../store.ts';

const face =
  '<svg width="150" height="84" viewBox="0 0 150 84" fill="none" stroke="var(--color-accent)" stroke-width="11" stroke-linecap="round"><path d="M16 44c6-22 34-22 40 0M94 44c6-22 34-22 40 0"/><path d="M65 62c5 8 15 8 20 0" stroke-width="8"/></svg>';

function touch({ greeting, trays, action }: typeof store.arrival.screen): string {
  return `<div class="device dark glass">${face}<h2>${greeting}</h2><ul class="trays">${trays.map((tray) => `<li>${tray}</li>`).join('')}</ul><em class="button">${action}</em></div>`;
}

export function arrival(screen: typeof store.arrival.screen, raw: RawAddress): string {
  return `<img class="beside" src="${raw('t10-front')}">${touch(screen)}`;
}

/** The same before the robot in its place. */
export function wideArrival(screen: typeof store.arrival.screen): string {
  return touch(screen);
}
