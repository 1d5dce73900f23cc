import type { RawAddress } from '../drawing.ts';
import type { store } from '../store.ts';

export function schedule({ days, slots, robot }: typeof store.schedule.screen, raw: RawAddress): string {
  const rows = slots.map(
    ({ time, task }, index) => `<li class="slot-${index}"><b>${time}</b><span>${task}</span></li>`,
  );
  return `<div class="device schedule"><ol class="days">${days.map((day) => `<li>${day}</li>`).join('')}</ol><ul class="slots">${rows.join('')}</ul></div><figure class="cleaner"><img src="${raw('c30-front')}"><figcaption>${robot}</figcaption></figure>`;
}
