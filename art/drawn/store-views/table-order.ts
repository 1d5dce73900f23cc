import { advertArt } from '../advert.ts';
import type { store } from '../store.ts';

const noodles = `<svg class="art" viewBox="0 0 200 200"><ellipse cx="100" cy="112" rx="90" ry="84" fill="#0002"/><circle cx="100" cy="100" r="90" fill="#e9e3d6"/><circle cx="100" cy="100" r="74" fill="#d9b98a"/><g fill="none" stroke="#f8ecd2" stroke-width="9" stroke-linecap="round"><path d="M46 92c24-30 60 24 108-8M42 112c34-26 70 26 116-6M52 132c26-22 66 20 98-4M60 74c22-20 50 14 82-6"/></g><g fill="#4f9a52"><circle cx="92" cy="86" r="6"/><circle cx="118" cy="112" r="6"/><circle cx="84" cy="124" r="5"/></g><path d="M112 72l22 8-8 16-20-8z" fill="#d96c3f"/></svg>`;

export function tableOrder({ table, tabs, menu, cart }: typeof store.tableOrder.screen): string {
  const pictures = [advertArt('bibimbap'), noodles, advertArt('ade')];
  const dishes = menu.map(
    ({ name, price }, index) => `<li>${pictures[index]}<b>${name}</b><span>${price}</span></li>`,
  );
  return `<div class="device"><div class="bar"><b>${table}</b><nav>${tabs.map((tab) => `<span>${tab}</span>`).join('')}</nav></div>
    <ul class="dishes">${dishes.join('')}</ul>
    <div class="cart"><span>${cart.label}</span><b>${cart.total}</b><em class="button">${cart.order}</em></div></div>`;
}
