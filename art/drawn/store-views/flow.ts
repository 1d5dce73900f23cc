import type { RawAddress } from '../drawing.ts';
import { icon } from '../icons.ts';
import type { IconName } from '../icons.ts';
import type { store } from '../store.ts';

const SIGNS: readonly IconName[] = ['tablet', 'flame', 'robot', 'table'];

export function flow({ steps, caption }: typeof store.flow.screen, raw: RawAddress): string {
  const cards = steps.map(
    ({ name, detail }, index) =>
      `<li><i class="sign">${icon(SIGNS[index]!, 46)}</i><b>${name}</b><span>${detail}</span></li>`,
  );
  return `<ol class="flow">${cards.join('')}</ol><div class="flow-foot"><p>${caption}</p><img src="${raw('t10-front')}"></div>`;
}
