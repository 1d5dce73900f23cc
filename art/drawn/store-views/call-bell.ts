import { icon } from '../icons.ts';
import type { store } from '../store.ts';

export function callBell({ bell, calls }: typeof store.callBell.screen): string {
  const rows = calls.map(
    ({ table, need, state }, index) =>
      `<li class="${index === 0 ? 'chosen' : ''}"><div><b>${table}</b><span>${need}</span></div><em>${state}</em></li>`,
  );
  return `<div class="bell"><i>${icon('bell', 120)}<b>${bell}</b></i></div><div class="device beside-bell"><ul class="robots">${rows.join('')}</ul></div>`;
}
