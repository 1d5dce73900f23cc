import type { store } from '../store.ts';

const TONES = ['warm', 'calm', 'done'] as const;

export function kitchen({ tickets }: typeof store.kitchen.screen): string {
  const cards = tickets.map(
    ({ table, state, time, dishes, action }, index) =>
      `<li class="${TONES[index]}"><header><b>${table}</b><span>${state}</span></header><em>${time}</em>${dishes.map((dish) => `<p>${dish}</p>`).join('')}<strong>${action}</strong></li>`,
  );
  return `<div class="device dark"><ul class="tickets">${cards.join('')}</ul></div>`;
}
