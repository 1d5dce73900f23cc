// Touch interfaces of the robots: what staff and guests see. Figures on them are examples.
import { ACCENT, NIGHT, page } from './page.mjs';

const FRAME = `body{background:${NIGHT};color:#fff}
header{position:absolute;left:4.5%;right:4.5%;top:6%;display:flex;justify-content:space-between;align-items:center}
h1{font:700 54px P;letter-spacing:-.03em}.state{font:600 32px P;color:${ACCENT}}
main{position:absolute;left:4.5%;right:4.5%;top:23%;bottom:7%}`;

/** Table numbers to choose from; `chosen` are lit. */
function tables({ width, height, title, state, columns, count, chosen }) {
  const cells = Array.from({ length: count }, (_, i) => `<i class="${chosen.includes(i + 1) ? 'on' : ''}">${i + 1}</i>`).join('');
  return page(width, height, `<header><h1>${title}</h1><span class="state">${state}</span></header><main>${cells}</main>`, `${FRAME}
main{display:grid;grid-template-columns:repeat(${columns},1fr);gap:20px}
i{display:grid;place-items:center;border-radius:22px;font:700 46px P;color:#dff;background:#ffffff14}i.on{background:${ACCENT};color:#04211d}`);
}

const c30 = page(640, 400, `<header><h1>청소 중</h1><span class="state">78%</span></header><main><svg width="100%" height="100%" viewBox="0 0 568 250" preserveAspectRatio="none">
<rect x="2" y="2" width="564" height="246" rx="20" fill="#0d2430" stroke="#2b4a58" stroke-width="3"/>
${Array.from({ length: 6 }, (_, i) => `<path d="M30 ${36 + i * 36} H${i < 4 ? 538 : 260}" stroke="${i < 4 ? ACCENT : '#2b6a68'}" stroke-width="18" stroke-linecap="round"/>`).join('')}
<circle cx="272" cy="180" r="17" fill="#fff"/></svg></main>`, `${FRAME}h1{font-size:46px}.state{font-size:38px}main{top:28%}`);

export const interfaces = {
  'interface-w3': tables({ width: 1160, height: 652, title: '객실 번호를 눌러주세요', state: '배터리 92%', columns: 5, count: 15, chosen: [8] }),
  'interface-c30': c30,
  'interface-c40': c30,
  'interface-s100': c30,
};
