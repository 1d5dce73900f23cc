import type { store } from '../store.ts';
import { bars } from './charts.ts';

export function dashboard({ figures, chart, robots }: typeof store.dashboard.screen): string {
  const cards = figures.map(({ label, value }) => `<li><span>${label}</span><b>${value}</b></li>`);
  const states = robots.map(({ name, state }) => `<p><b>${name}</b><span>${state}</span></p>`);
  return `<div class="device board"><ul class="figures">${cards.join('')}</ul>
    <section class="panel"><h2>${chart.title}</h2>${bars(chart.hours, [0.55, 0.82, 0.3, 0.6, 1], 190)}</section>
    <section class="panel states">${states.join('')}</section></div>`;
}
