import type { RawAddress } from '../drawing.ts';
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

const MODELS = ['t8-front', 't10-front', 'c30-front'];

/** With the robot that each is of. */
export function wideAlarm({ alarms }: typeof store.alarm.screen, raw: RawAddress): string {
  const rows = alarms.map(({ level, text, action }, index) => {
    const [sign, tone] = LOOKS[index]!;
    return `<li class="${tone} ${MODELS[index]}"><figure><img src="${raw(MODELS[index]!)}"></figure><div><span>${icon(sign, 24)}${level}</span><b>${text}</b><em>${action}</em></div></li>`;
  });
  return `<ul class="cards">${rows.join('')}</ul>`;
}
