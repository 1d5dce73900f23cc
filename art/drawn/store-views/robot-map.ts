import type { store } from '../store.ts';

const seat = (x: number, y: number) => `<rect x="${x}" y="${y}" width="86" height="64" rx="14"/>`;
const robot = (x: number, y: number, name: string, colour: string) =>
  `<g transform="translate(${x} ${y})"><circle r="30" fill="${colour}" fill-opacity=".25"/><circle r="17" fill="${colour}" stroke="#fff" stroke-width="5"/><text y="-42" text-anchor="middle" class="name">${name}</text></g>`;

export function robotMap({ places, robots, selected }: typeof store.robotMap.screen): string {
  const [kitchen, hall, window, entrance, charger] = places;
  return `<div class="device plan"><svg viewBox="0 0 1056 470" width="978" height="502">
    <rect x="10" y="10" width="1036" height="450" rx="26" fill="#fff" stroke="#cfd8da" stroke-width="4"/>
    <path d="M10 190h250v-34M260 92V10M790 460V320h60M946 320h100" fill="none" stroke="#cfd8da" stroke-width="4"/>
    <g fill="#eaf0ef">${[330, 480, 630].map((x) => seat(x, 130) + seat(x, 330)).join('')}${seat(850, 60) + seat(850, 180)}</g>
    <path d="M150 130C300 130 280 250 460 250S640 262 660 300" fill="none" stroke="var(--color-accent)" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 20"/>
    <text x="60" y="80">${kitchen}</text><text x="490" y="80">${hall}</text><text x="952" y="160">${window}</text><text x="60" y="420">${entrance}</text><text x="850" y="420">${charger}</text>
    ${robot(460, 250, robots[0], 'var(--accent-middle)')}${robot(750, 240, robots[1], '#2c6fd1')}${robot(180, 320, robots[2], '#8b6cf0')}
  </svg><footer><b>${selected.name}</b><span>${selected.detail}</span></footer></div>`;
}
