import { icon } from '../icons.ts';
import type { IconName } from '../icons.ts';
import type { store } from '../store.ts';

const LOOKS: readonly (readonly [IconName, string])[] = [
  ['battery', 'warn'],
  ['pin', 'look'],
  ['check', 'fine'],
];

export function alarm({ alarms }: typeof store.alarm.screen): string {
  const cards = alarms.map(({ level, text, action }, index) => {
    const [sign, tone] = LOOKS[index]!;
    return `<li class="${tone}"><i>${icon(sign, 60)}</i><div><span>${level}</span><b>${text}</b></div><em>${action}</em></li>`;
  });
  return `<ul class="alarms">${cards.join('')}</ul>`;
}
