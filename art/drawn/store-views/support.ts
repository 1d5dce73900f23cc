import type { RawAddress } from '../drawing.ts';
import type { store } from '../store.ts';

export function support({ robot, chat, checks }: typeof store.support.screen, raw: RawAddress): string {
  const bubbles = chat.map(
    ({ who, text }, index) =>
      `<li class="${index === 0 ? 'shop' : 'agent'}"><span>${who}</span><p>${text}</p></li>`,
  );
  return `<div class="device support"><section class="view"><img src="${raw('t10-front')}"><h2>${robot}</h2></section><section class="talk"><ul class="chat">${bubbles.join('')}</ul><ul class="checks">${checks.map((check) => `<li>${check}</li>`).join('')}</ul></section></div>`;
}
