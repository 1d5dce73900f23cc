import type { store } from '../store.ts';

const robot = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="60" ry="60" fill="#0001" cy="8"/><rect x="-46" y="-52" width="92" height="104" rx="34" fill="#fff" stroke="#d5dede" stroke-width="3"/><rect x="-34" y="-46" width="68" height="34" rx="15" fill="var(--color-ink)"/><circle cx="-12" cy="-29" r="6" fill="var(--color-accent)"/><circle cx="12" cy="-29" r="6" fill="var(--color-accent)"/></g>`;

export function traffic({ first, second, caption }: typeof store.traffic.screen): string {
  return `<div class="device crossing"><svg viewBox="0 0 1056 470" width="978" height="502" preserveAspectRatio="xMidYMid slice">
    <rect width="978" height="502" preserveAspectRatio="xMidYMid slice" fill="#eef3f3"/><path d="M0 235h1056M528 0v470" stroke="#fff" stroke-width="150"/>
    <g fill="#dfe7e6"><rect x="60" y="26" width="340" height="104" rx="22"/><rect x="656" y="26" width="340" height="104" rx="22"/><rect x="60" y="340" width="340" height="104" rx="22"/><rect x="656" y="340" width="340" height="104" rx="22"/></g>
    <path d="M270 235h610" stroke="var(--accent-middle)" stroke-width="10" stroke-linecap="round"/><path d="m860 210 30 25-30 25" fill="none" stroke="var(--accent-middle)" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M528 300V40" stroke="#d9382b" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 22"/><path d="M470 330h116" stroke="#d9382b" stroke-width="10" stroke-linecap="round"/>
    ${robot(230, 235, 90)}${robot(528, 400, 0)}</svg>
    <div class="label go"><b>${first.name}</b><span>${first.state}</span></div><div class="label wait"><b>${second.name}</b><span>${second.state}</span></div><p>${caption}</p></div>`;
}
