// What the research floor's monitors show: its test course as the robot maps it, and how a drive went.
import { ACCENT, NIGHT, page } from './page.mjs';

const table = (x, y) =>
  `<rect x="${x}" y="${y}" width="180" height="108" rx="12" fill="#20414f" stroke="#6f99a8" stroke-width="5"/>`;
const chair = (x, y) =>
  `<rect x="${x}" y="${y}" width="52" height="46" rx="12" fill="#1a333f" stroke="#50737f" stroke-width="4"/>`;
const WAY = 'M110 150 H520 Q600 150 600 230 V470 Q600 550 680 550 H1090';

const map = page(
  1200,
  675,
  `<svg viewBox="0 0 1200 675" width="1200" height="675">
<g stroke="#ffffff10" stroke-width="2">${Array.from({ length: 19 }, (_, i) => `<path d="M${i * 65 + 15} 0V675"/>`).join('')}${Array.from({ length: 11 }, (_, i) => `<path d="M0 ${i * 65 + 12}H1200"/>`).join('')}</g>
<path d="M50 60H1150V615H50Z" fill="none" stroke="#d5eef0" stroke-width="12" stroke-dasharray="150 14 60 10"/>
${table(260, 270)}${chair(280, 210)}${chair(370, 210)}${chair(280, 390)}${chair(372, 396)}
${table(770, 270)}${chair(790, 210)}${chair(880, 210)}${chair(790, 390)}${chair(880, 390)}
<path d="${WAY}" fill="none" stroke="${ACCENT}" stroke-width="16" stroke-linecap="round" stroke-dasharray="2 34"/>
<path d="M110 150 H520 Q600 150 600 230 V350" fill="none" stroke="${ACCENT}" stroke-width="20" stroke-linecap="round"/>
<path d="M600 350 L484 606 H716Z" fill="${ACCENT}" opacity=".22"/>
<circle cx="600" cy="350" r="44" fill="#fff"/><circle cx="600" cy="350" r="26" fill="#0f2230"/>
<circle cx="1090" cy="550" r="26" fill="#ffb45c"/></svg>`,
  `body{background:${NIGHT}}`,
);

const curve = (colour, points, width = 9) =>
  `<polyline points="${points.map((y, i) => `${60 + i * 96},${y}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

const drive = page(
  1200,
  675,
  `<svg viewBox="0 0 1200 675" width="1200" height="675"><g stroke="#ffffff1c" stroke-width="3">${[90, 190, 290, 440, 540, 640].map((y) => `<path d="M60 ${y}H1140"/>`).join('')}</g>
${curve(ACCENT, [290, 170, 130, 128, 210, 250, 150, 126, 130, 128, 190, 280])}${curve('#ffffff55', [290, 180, 120, 120, 200, 240, 160, 120, 120, 120, 180, 290], 5)}
${curve('#ffb45c', [540, 530, 556, 500, 460, 600, 620, 548, 536, 545, 520, 540])}</svg>`,
  `body{background:${NIGHT}}`,
);

export const lab = { 'lab-map': map, 'lab-drive': drive };
