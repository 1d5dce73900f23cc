import type { RawAddress } from '../drawing.ts';
import type { store } from '../store.ts';

const MODELS = ['t10-front', 't8-front', 't11-front'];

export function assign({ task, robots, action }: typeof store.assign.screen, raw: RawAddress): string {
  const rows = robots.map(
    ({ name, state, detail }, index) =>
      `<li class="${index === 0 ? 'chosen' : ''}"><i><img src="${raw(MODELS[index]!)}"></i><div><b>${name}</b><span>${detail}</span></div><em>${state}</em></li>`,
  );
  return `<div class="device"><div class="bar"><b>${task}</b><em class="button">${action}</em></div><ul class="robots">${rows.join('')}</ul></div>`;
}
