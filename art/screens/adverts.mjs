// Sample adverts for the T10's 23.8 inch display (portrait 9:16). The shop and its prices are invented.
import { page } from './page.mjs';

const TOPPINGS = ['#e2622b', '#5d9f3c', '#f6d15a', '#8a4b2a', '#f3efe2', '#2f6b35'];

const strands = Array.from(
  { length: 16 },
  (_, i) =>
    `<path d="M${150 + i * 7} ${60 + ((i * 37) % 60)} q${8 + (i % 5)} 30 ${-4 + (i % 7)} 70" stroke="#fff" stroke-opacity=".22" stroke-width="4" fill="none" stroke-linecap="round"/>`,
).join('');

const bibimbapDrawing = `<svg viewBox="0 0 400 400" style="width:100%"><defs><clipPath id="rim"><circle cx="200" cy="200" r="158"/></clipPath></defs>
<circle cx="200" cy="214" r="186" fill="#000" opacity=".22"/><circle cx="200" cy="200" r="186" fill="#26221f"/><circle cx="200" cy="200" r="172" fill="#3a3430"/><circle cx="200" cy="200" r="158" fill="#f6ecd2"/>
<g clip-path="url(#rim)">${TOPPINGS.map((colour, i) => `<g transform="rotate(${i * 60} 200 200)"><path d="M200 200 L112 40 A178 178 0 0 1 288 40 Z" fill="${colour}"/>${strands}</g>`).join('')}</g>
<circle cx="200" cy="200" r="66" fill="#fffaf0"/><circle cx="200" cy="200" r="38" fill="#ffb321"/><ellipse cx="188" cy="188" rx="12" ry="8" fill="#fff" opacity=".7"/></svg>`;

const bibimbap = page(
  720,
  1280,
  `<div class="ground"></div><div class="tag">오늘의 추천 메뉴</div>
<h1>갓 지은<br>돌솥비빔밥</h1><p>로봇이 따뜻하게 가져다드려요</p><div class="dish">${bibimbapDrawing}</div>
<div class="foot"><b>12,000<small>원</small></b><span>지금 주문</span></div>`,
  `
.ground{position:absolute;inset:0;background:radial-gradient(circle at 50% 72%,#ffc07a99,#ffc07a00 52%),linear-gradient(168deg,#ff8a5b,#f4583f 46%,#c8243c)}
.tag{position:absolute;left:56px;top:64px;color:#fff;font:600 34px P;background:#ffffff2a;border-radius:40px;padding:10px 26px}
h1{position:absolute;left:56px;top:150px;color:#fff;font:900 124px/1.06 P;letter-spacing:-5px}
p{position:absolute;left:60px;top:436px;color:#ffe9d8;font:500 36px P}
.dish{position:absolute;left:60px;right:60px;top:510px}
.foot{position:absolute;left:56px;right:56px;bottom:60px;display:flex;justify-content:space-between;align-items:center;color:#fff}
.foot b{font:800 64px P;letter-spacing:-2px}.foot small{font:600 38px P}.foot span{background:#fff;color:#d0303e;font:800 36px P;border-radius:50px;padding:18px 36px}`,
);

const MUSHROOMS = [
  [132, 128, -20],
  [270, 140, 35],
  [128, 270, 10],
];
const LEAVES = [
  [200, 96],
  [296, 222],
  [86, 196],
  [236, 306],
];

const hotpotDrawing = `<svg viewBox="0 0 400 400" style="width:100%"><circle cx="200" cy="214" r="186" fill="#000" opacity=".35"/>
<rect x="2" y="172" width="396" height="56" rx="26" fill="#2b2624"/><circle cx="200" cy="200" r="178" fill="#2b2624"/><circle cx="200" cy="200" r="164" fill="#453c38"/><circle cx="200" cy="200" r="152" fill="#c8451f"/><circle cx="200" cy="200" r="152" fill="#f08a3c" opacity=".35"/>
${LEAVES.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="52" ry="24" fill="#6da544" transform="rotate(${x} ${x} ${y})"/><ellipse cx="${x}" cy="${y}" rx="40" ry="8" fill="#9ccb6c" transform="rotate(${x} ${x} ${y})"/>`).join('')}
${[0, 1, 2, 3].map((i) => `<rect x="${148 + (i % 2) * 58}" y="${158 + (i >> 1) * 54}" width="52" height="48" rx="9" fill="#fff6e2"/>`).join('')}
${MUSHROOMS.map(([x, y, turn]) => `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x - 40} ${y} a40 34 0 0 1 80 0 z" fill="#8b5a36"/><rect x="${x - 12}" y="${y}" width="24" height="26" rx="8" fill="#f1dcc0"/></g>`).join('')}
${[0, 1, 2, 3, 4].map((i) => `<circle cx="${110 + i * 46}" cy="${236 + ((i * 53) % 70)}" r="9" fill="#e02f22"/>`).join('')}</svg>`;

/** Few words, so large that they are read across a room. */
const hotpot = page(
  720,
  1280,
  `<h1>저녁엔</h1><p>오후 5시 ~ 오후 9시</p><div class="dish">${hotpotDrawing}</div><div class="foot"><b>버섯두부전골</b><span>32,000원</span></div>`,
  `
body{background:radial-gradient(circle at 50% 62%,#5d4a86,#2c2a5c 46%,#151a3c)}
h1{position:absolute;left:48px;top:46px;color:#fff;font:900 206px/1.1 P;letter-spacing:-10px;white-space:nowrap}
p{position:absolute;left:60px;top:292px;color:#fff;opacity:.9;font:700 58px P}
.dish{position:absolute;left:66px;right:66px;top:402px}
.foot{position:absolute;left:60px;right:60px;bottom:58px;color:#fff}
.foot b{display:block;font:900 92px/1.2 P;letter-spacing:-4px;white-space:nowrap}.foot span{font:700 72px P}`,
);

const wineDrawing = `<svg viewBox="0 0 400 560" style="width:100%"><path d="M62 40h88v120c0 40 34 46 34 100v270a24 24 0 0 1-24 24H52a24 24 0 0 1-24-24V260c0-54 34-60 34-100z" fill="#1d3a2a"/>
<rect x="58" y="20" width="96" height="96" rx="10" fill="#b79d6c"/><rect x="28" y="318" width="156" height="150" fill="#f3e9d2"/><rect x="52" y="352" width="108" height="10" fill="#7a1f2c"/><rect x="52" y="382" width="108" height="6" fill="#b79d6c"/><rect x="52" y="402" width="78" height="6" fill="#b79d6c"/>
<path d="M44 270v230" stroke="#fff" stroke-opacity=".18" stroke-width="10" stroke-linecap="round"/>
<path d="M228 190h144c6 110-8 170-72 176-64-6-78-66-72-176z" fill="#fff" fill-opacity=".18"/><path d="M228 250h144c2 72-18 111-72 116-54-5-74-44-72-116z" fill="#8f1830"/><ellipse cx="300" cy="250" rx="72" ry="13" fill="#b3304a"/>
<path d="M300 366v150" stroke="#fff" stroke-opacity=".5" stroke-width="9"/><ellipse cx="300" cy="526" rx="62" ry="13" fill="#fff" fill-opacity=".45"/></svg>`;

const wine = page(
  720,
  1280,
  `<h1>이달의<br>와인</h1><div class="drawn">${wineDrawing}</div><div class="foot"><b>스테이크와 한 잔</b><span>9,000원</span></div>`,
  `
body{background:radial-gradient(circle at 50% 60%,#7a2438,#4a1426 52%,#230a14)}
h1{position:absolute;left:52px;top:44px;color:#f6e7cf;font:900 178px/1.06 P;letter-spacing:-9px;white-space:nowrap}
.drawn{position:absolute;left:128px;right:128px;top:432px}
.foot{position:absolute;left:56px;right:56px;bottom:52px;color:#fff}
.foot b{display:block;font:800 78px/1.2 P;letter-spacing:-3px;white-space:nowrap}.foot span{font:700 66px P;color:#e9c98e}`,
);

export const adverts = { 'advert-bibimbap': bibimbap, 'advert-evening': hotpot, 'advert-wine': wine };
