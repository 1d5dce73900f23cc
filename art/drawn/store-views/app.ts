import { icon } from '../icons.ts';
import type { IconName } from '../icons.ts';
import type { store } from '../store.ts';

const SIGNS: readonly IconName[] = ['robot', 'battery', 'calendar'];

export function app({ store: shop, today, quick, report }: typeof store.app.screen): string {
  const actions = quick.map((word, index) => `<li>${icon(SIGNS[index]!, 48)}<span>${word}</span></li>`);
  return `<div class="phone"><h2>${shop}</h2><div class="today"><span>${today.label}</span><b>${today.value}</b></div><ul>${actions.join('')}</ul></div>
    <div class="phone second"><h2>${report.title}</h2><ul class="lines">${report.lines.map((line) => `<li>${line}</li>`).join('')}</ul><em class="button">${report.action}</em></div>`;
}
