import type { store } from '../store.ts';

const seat = (x: number, y: number) => `<rect x="${x}" y="${y}" width="86" height="64" rx="14"/>`;
/** Where the robot is on its way to. */
const goal = (x: number, y: number, number: string) =>
  `<rect x="${x}" y="${y}" width="86" height="64" rx="14" fill="var(--color-accent)" fill-opacity=".3" stroke="var(--color-accent-strong)" stroke-width="4"/><text x="${x + 43}" y="${y + 44}" text-anchor="middle" class="name">${number}</text>`;
const robot = (x: number, y: number, name: string, colour: string) =>
  `<g transform="translate(${x} ${y})"><circle r="30" fill="${colour}" fill-opacity=".25"/><circle r="17" fill="${colour}" stroke="#fff" stroke-width="5"/><text y="-42" text-anchor="middle" class="name">${name}</text></g>`;

export function robotMap({ places, robots, selected }: typeof store.robotMap.screen): string {
  const [kitchen, hall, window, entrance, charger] = places;
  const table = selected.detail.match(/\d+/)?.[0] ?? '';
  return `<div class="device plan"><svg viewBox="0 0 1056 470" width="978" height="502">
    <rect x="10" y="10" width="1036" height="450" rx="26" fill="#fff" stroke="#cfd8da" stroke-width="4"/>
    <path d="M10 190h250v-34M260 92V10M790 460V320h60M946 320h100" fill="none" stroke="#cfd8da" stroke-width="4"/>
    <g fill="#eaf0ef">${[330, 480, 630].map((x) => seat(x, 96)).join('')}${seat(330, 330)}${seat(480, 330)}${seat(850, 60) + seat(850, 180)}</g>
    <path d="M150 124H272C316 124 300 250 356 250H620C660 250 673 262 673 304" fill="none" stroke="var(--color-accent)" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 20"/>
    ${goal(630, 330, table)}
    <text x="60" y="80">${kitchen}</text><text x="490" y="72">${hall}</text><text x="952" y="160">${window}</text><text x="60" y="420">${entrance}</text><text x="850" y="420">${charger}</text>
    ${robot(460, 250, robots[0], 'var(--accent-middle)')}${robot(750, 240, robots[1], '#2c6fd1')}${robot(180, 320, robots[2], '#8b6cf0')}
  </svg><footer><b>${selected.name}</b><span>${selected.detail}</span></footer></div>`;
}
