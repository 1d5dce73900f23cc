import { drawCover } from './cover.ts';
import { lines } from './drawing.ts';
import type { Drawing, RawAddress } from './drawing.ts';
import { icon } from './icons.ts';
import { coverName, newsCoverNames, newsCovers } from './news.ts';
import type { NewsCover } from './news.ts';

const day = (index: number) => {
  const [x, y] = [96 + (index % 5) * 74, 190 + Math.floor(index / 5) * 78];
  return index === 8
    ? `<circle cx="${x}" cy="${y}" r="34" fill="var(--color-accent-strong)"/><path d="m${x - 14} ${y}  10 11 18-22" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<circle cx="${x}" cy="${y}" r="13" fill="#cfdcdb"/>`;
};

/** What is to be seen on each, beside its words. */
const views: Record<NewsCover, (raw: RawAddress) => string> = {
  privacy: () =>
    '<svg class="sign" viewBox="0 0 480 520"><path d="M120 230v-80a120 120 0 0 1 240 0v80" fill="none" stroke="#c3d3e2" stroke-width="44"/><rect x="50" y="216" width="380" height="290" rx="56" fill="#20354a"/><circle cx="240" cy="340" r="42" fill="var(--color-accent)"/><path d="M240 350v70" stroke="var(--color-accent)" stroke-width="30" stroke-linecap="round"/></svg>',
  visit: () =>
    `<svg class="sign" viewBox="0 0 490 520"><rect x="20" y="50" width="450" height="440" rx="52" fill="#fff"/><path d="M20 102a52 52 0 0 1 52-52h346a52 52 0 0 1 52 52v32H20z" fill="var(--color-accent-strong)"/><path d="M140 18v64M350 18v64" stroke="#15202b" stroke-width="26" stroke-linecap="round"/>${Array.from({ length: 20 }, (_, index) => day(index)).join('')}</svg>`,
  solution: (raw) =>
    `<div class="ring">${(['tablet', 'flame', 'bell', 'table'] as const).map((name) => `<i>${icon(name, 92)}</i>`).join('')}</div><img class="one" src="${raw('t10-front')}">`,
  hours: () =>
    `<svg class="sign" viewBox="0 0 520 520"><circle cx="260" cy="260" r="232" fill="#ffffff14" stroke="#fff" stroke-width="16"/>${[0, 90, 180, 270].map((turn) => `<path d="M260 60v34" stroke="#fff" stroke-width="14" stroke-linecap="round" transform="rotate(${turn} 260 260)"/>`).join('')}<path d="M260 260 260 128M260 260l92 56" stroke="#fff" stroke-width="22" stroke-linecap="round"/><circle cx="260" cy="260" r="20" fill="var(--color-accent)"/></svg><div class="stars"></div>`,
  sales: (raw) =>
    `<div class="line">${['t10-front', 'w3-front', 'c30-front'].map((name) => `<img class="${name}" src="${raw(name)}">`).join('')}</div>`,
  update: () =>
    '<svg class="sign" viewBox="0 0 520 520"><path d="M92 150A210 210 0 1 0 260 50" fill="none" stroke="#fff" stroke-width="38" stroke-linecap="round"/><path d="m268-18-78 66 78 66z" fill="#fff"/><rect x="130" y="178" width="260" height="172" rx="72" fill="#0b1620"/><g stroke="var(--color-accent)" stroke-width="18" stroke-linecap="round" fill="none"><path d="M192 270c4-24 36-24 40 0M288 270c4-24 36-24 40 0"/><path d="M244 304c8 12 24 12 32 0" stroke-width="13"/></g></svg>',
};

export function drawNews(raw: RawAddress): Drawing[] {
  return newsCoverNames.map((kind) => {
    const [word, note] = newsCovers[kind].words;
    return drawCover({
      name: coverName(kind),
      style: 'news',
      kind,
      view: views[kind](raw),
      words: `<h1>${lines(word)}</h1><p>${note}</p>`,
    });
  });
}
