import type { RawAddress } from '../drawing.ts';
import type { store } from '../store.ts';
import { bars } from './charts.ts';

type Screen = typeof store.dashboard.screen;

/** Of each hour from ten in the morning; together they are the day's 182. */
const DELIVERIES = [6, 18, 29, 24, 9, 7, 8, 16, 27, 23, 11, 4];
const inPairs = DELIVERIES.flatMap((count, index) => (index % 2 ? [] : [count + DELIVERIES[index + 1]!]));
const MODELS = ['t10-front', 't8-front', 't11-front', 'c30-front'];
/** What each does; the battery of the second runs low. */
const TONES = ['on', 'low', 'off', 'rest'];

const cards = (figures: Screen['figures']) =>
  figures.map(({ label, value }) => `<li><span>${label}</span><b>${value}</b></li>`).join('');

/** What a phone can show of it. */
export function dashboard({ figures, chart, robots }: Screen): string {
  const states = robots.map(
    ({ name, battery }, index) => `<p class="${TONES[index]}"><b>${name}</b><span>${battery}</span></p>`,
  );
  const hours = chart.hours.map((hour) => hour.replace('시', ''));
  return `<div class="device board"><ul class="figures">${cards(figures)}</ul>
    <section class="panel"><h2>${chart.title}</h2>${bars(hours, inPairs, 185)}</section>
    <section class="panel states">${states.join('')}</section></div>`;
}

/** On a tablet in the place itself. */
export function wideDashboard({ figures, chart, robots }: Screen, raw: RawAddress): string {
  const highest = Math.max(...DELIVERIES);
  const columns = DELIVERIES.map(
    (count, index) =>
      `<li${count === highest ? ' class="peak"' : ''}><em>${count}</em><i style="height:${Math.round((count / highest) * 205)}px"></i><span>${index % 2 ? '' : chart.hours[index / 2]!}</span></li>`,
  );
  const rows = robots.map(
    ({ name, state, task, battery }, index) =>
      `<li class="${TONES[index]}"><i><img src="${raw(MODELS[index]!)}"></i><div><b>${name}</b><span>${task}</span></div><div class="end"><b>${state}</b><span class="${battery === '18%' ? 'low' : ''}">${battery}</span></div></li>`,
  );
  return `<div class="tablet"><ul class="figures">${cards(figures)}</ul>
    <section class="panel"><h2>${chart.title}</h2><ol class="hours">${columns.join('')}</ol></section>
    <ul class="panel fleet">${rows.join('')}</ul></div>`;
}
