import { lines } from '../drawing.ts';
import { icon } from '../icons.ts';
import type { store } from '../store.ts';

export function notice({ message, targets, time, action }: typeof store.notice.screen): string {
  const rows = targets.map((target) => `<li>${icon('check', 44)}<span>${target}</span></li>`);
  return `<div class="upright-screen"><strong>${lines(message)}</strong></div><div class="device composer"><ul>${rows.join('')}</ul><p>${icon('calendar', 44)}${time}</p><em class="button">${action}</em></div>`;
}
