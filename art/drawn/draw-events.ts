import { drawCover } from './cover.ts';
import { lines } from './drawing.ts';
import type { Drawing, RawAddress } from './drawing.ts';
import { eventCoverName, eventCoverNames, eventCovers } from './events.ts';
import type { EventCover } from './events.ts';

const shop = (x: number, shade: string) =>
  `<g transform="translate(${x} 0)"><path d="M20 190h300v250a20 20 0 0 1-20 20H40a20 20 0 0 1-20-20z" fill="#fff"/><path d="M36 60h268l44 104a46 46 0 0 1-89 12 46 46 0 0 1-89 0 46 46 0 0 1-89 0 46 46 0 0 1-89-12z" fill="${shade}"/><rect x="66" y="262" width="96" height="198" rx="14" fill="${shade}" opacity=".28"/><rect x="192" y="262" width="92" height="92" rx="14" fill="${shade}" opacity=".28"/></g>`;

const ticked = (y: number) =>
  `<rect x="66" y="${y}" width="56" height="56" rx="16" fill="var(--color-accent-strong)"/><path d="m80 ${y + 28} 11 12 19-24" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><rect x="152" y="${y + 17}" width="${220 - (y % 3) * 34}" height="22" rx="11" fill="#d6dfe0"/>`;

/** What is to be seen on each, beside its words. */
const views: Record<EventCover, (raw: RawAddress) => string> = {
  rental: (raw) => `<i class="disc"></i><img class="tall" src="${raw('t9-front')}">`,
  referral: () =>
    `<svg class="sign" viewBox="0 0 700 480">${shop(0, 'var(--color-warm)')}${shop(350, 'var(--color-accent-strong)')}</svg>`,
  fair: (raw) =>
    `<i class="disc"></i><img class="behind" src="${raw('t11-front')}"><img class="before" src="${raw('t10-front')}">`,
  trial: (raw) => `<i class="disc"></i><img class="low" src="${raw('c30-front')}">`,
  route: () =>
    '<svg class="sign" viewBox="0 0 560 560"><rect x="10" y="10" width="540" height="540" rx="56" fill="#ffffff1f"/><g fill="#fff"><rect x="60" y="60" width="150" height="110" rx="24"/><circle cx="420" cy="130" r="62"/><circle cx="420" cy="420" r="62"/><circle cx="130" cy="420" r="62"/></g><path d="M135 200v50a36 36 0 0 0 36 36h208a36 36 0 0 1 36 36v6" fill="none" stroke="var(--color-accent)" stroke-width="20" stroke-linecap="round" stroke-dasharray="1 42"/><path d="m388 420 22 24 40-48" fill="none" stroke="var(--color-accent-strong)" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  night: (raw) => `<i class="moon"></i><img class="tall" src="${raw('w3-front')}">`,
  checkup: () =>
    `<svg class="sign" viewBox="0 0 440 560"><rect x="10" y="50" width="420" height="500" rx="48" fill="#fff"/><rect x="130" y="14" width="180" height="84" rx="30" fill="#15202b"/>${[150, 244, 338, 432].map(ticked).join('')}</svg>`,
};

export function drawEvents(raw: RawAddress): Drawing[] {
  return eventCoverNames.map((kind) => {
    const [offer, about] = eventCovers[kind].words;
    return drawCover({
      name: eventCoverName(kind),
      style: 'events',
      kind,
      view: views[kind](raw),
      words: `<p>${about}</p><h1>${lines(offer)}</h1>`,
    });
  });
}
