// Touch interfaces of the robots: what staff and guests see. Figures on them are examples.
import { ACCENT, lit, NIGHT, page } from './page.mjs';

const FRAME = `body{background:${NIGHT};color:#fff}
header{position:absolute;left:7%;right:7%;top:9%;display:flex;justify-content:space-between;align-items:center}
h1{font:700 54px P;letter-spacing:-.03em}.state{font:600 32px P;color:${ACCENT}}
main{position:absolute;left:7%;right:7%;top:26%;bottom:10%}
.cell{display:grid;place-items:center;border-radius:22px;font:700 46px P;color:#dff;background:#ffffff16}
.on{background:${ACCENT};color:#04211d}`;

const cells = (labels, chosen = []) =>
  labels.map((label) => `<div class="cell ${chosen.includes(label) ? 'on' : ''}">${label}</div>`).join('');
const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** T10: trays on the left, tables on the right. */
const t10 = page(
  1120,
  720,
  `<header><h1>어디로 갈까요?</h1></header>
<main><section>${[
    ['상단', '8번'],
    ['중단', '12번'],
    ['하단', '비움'],
  ]
    .map(
      ([tray, table], i) => `<div class="tray ${i === 0 ? 'lit' : ''}"><b>${tray}</b><em>${table}</em></div>`,
    )
    .join('')}</section>
<div class="grid">${cells(numbers(1, 12), [8, 12])}</div></main>`,
  `${FRAME}
header{left:9%;top:10%}h1{font-size:84px}main{left:8%;right:8%;top:28%;bottom:10%;display:grid;grid-template-columns:350px 1fr;gap:26px}section{display:grid;gap:18px}
.tray{border-radius:26px;background:#ffffff12;padding:0 28px;display:flex;justify-content:space-between;align-items:center;letter-spacing:-.03em}.tray b{font:600 62px P;color:#bcd}.tray em{font:700 68px P;font-style:normal}
.lit{background:#5ff0dc2e;box-shadow:inset 0 0 0 5px ${ACCENT}}.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}.cell{font-size:72px}`,
);

const ICONS = {
  serve: '<path d="M6 34a18 18 0 0 1 36 0M2 40h44M24 10v6"/>',
  collect: '<path d="M8 12h32M8 24h32M8 36h18M34 32v12M28 38l6 6 6-6"/>',
  round: '<path d="M40 16A18 18 0 1 0 42 26M42 8v10H32"/>',
  charge: '<path d="M27 4 10 28h12l-2 16 18-25H26z"/>',
  sound: '<path d="M6 18v12h9l12 10V8L15 18zM34 17a10 10 0 0 1 0 14M39 11a18 18 0 0 1 0 26"/>',
  pin: '<path d="M24 44C14 32 9 26 9 19a15 15 0 0 1 30 0c0 7-5 13-15 25zM24 13v12M18 19h12"/>',
  air: '<path d="M4 18h24a6 6 0 1 0-6-6M4 26h33a6 6 0 1 1-6 6M4 34h16a5 5 0 1 1-5 5"/>',
  next: '<path d="M17 8l16 16-16 16"/>',
  play: '<path d="M14 7v34l28-17z" fill="currentColor"/>',
  battery: '<path d="M4 15h34v18H4zM44 21v6"/><path d="M10 21v6M17 21v6M24 21v6M31 21v6" stroke-width="5"/>',
  pencil: '<path d="M8 40l3-11L33 7l8 8-22 22zM28 12l8 8"/>',
};

const icon = (name, size) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</svg>`;

/** T8: all that is done often on its first screen; two touches, and it goes. */
const t8 = page(
  1216,
  800,
  `<header><h1>무엇을 할까요?</h1></header>
<main><div class="ways">${[
    ['serve', '서빙'],
    ['collect', '퇴식'],
    ['round', '순회'],
    ['charge', '충전'],
  ]
    .map(([name, label], i) => `<div class="way ${i === 0 ? 'lit' : ''}">${icon(name, 96)}${label}</div>`)
    .join(
      '',
    )}</div><div class="tables">${cells([3, 7, 9, 12], [7])}<div class="cell on go">출발</div></div></main>`,
  `${FRAME}
header{left:9%}h1{font-size:84px}main{top:26%;bottom:11%;display:grid;grid-template-rows:1.45fr 1fr;gap:26px}
.ways{display:grid;grid-template-columns:repeat(4,1fr);gap:22px}.way{border-radius:32px;background:#ffffff14;display:grid;place-content:center;justify-items:center;gap:12px;font:700 72px P;color:#dff}.lit{background:#5ff0dc2e;box-shadow:inset 0 0 0 5px ${ACCENT};color:#fff}
.tables{display:grid;grid-template-columns:repeat(4,1fr) 1.9fr;gap:18px}.cell{font-size:76px;border-radius:28px}.tables .cell:not(.go).on{background:#5ff0dc2e;box-shadow:inset 0 0 0 5px ${ACCENT};color:#fff}`,
);

/** T9: four trays at once, wide and low. */
const t9 = page(
  1500,
  484,
  `<header><h1>4단 동시 서빙</h1></header><main>${[
    ['1단', '3번'],
    ['2단', '3번'],
    ['3단', '11번'],
    ['4단', '15번'],
  ]
    .map(
      ([level, table], i) =>
        `<div class="floor ${i === 3 ? 'lit' : ''}"><b>${level}</b><em>${table}</em></div>`,
    )
    .join('')}<div class="cell on">출발</div></main>`,
  `${FRAME}
header{top:11%;left:6%}h1{font-size:88px}main{top:35%;bottom:11%;left:5%;right:5%;display:grid;grid-template-columns:repeat(4,1fr) 1.15fr;gap:20px}.floor{border-radius:30px;background:#ffffff14;display:grid;place-content:center;text-align:center;line-height:1.15}
.floor b{font:600 82px/1.12 P;color:#bcd}.floor em{font:700 100px/1.12 P;font-style:normal;letter-spacing:-.03em}.lit{box-shadow:inset 0 0 0 6px ${ACCENT}}.cell{font-size:104px;border-radius:30px}`,
);

/** W3: a guest opens a compartment with the number from the message. */
const w3 = page(
  1160,
  652,
  `<div class="left"><p>1204호</p><h1>인증 번호를<br>입력하세요</h1><div class="pin">● ● ● ○</div></div><div class="pad">${cells(['1', '2', '3', '4', '5', '6', '7', '8', '9', '지움', '0', '확인'], ['확인'])}</div>`,
  `${FRAME}
.left{position:absolute;left:6%;top:11%;width:42%}.left p{font:700 82px P;color:${ACCENT}}h1{font:800 94px/1.2 P;letter-spacing:-.03em;margin:10px 0 40px}.pin{font:600 84px P;letter-spacing:.08em}
.pad{position:absolute;right:4%;top:7%;bottom:7%;width:50%;display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.cell{font-size:82px;letter-spacing:-.04em}`,
);

const stripes = (
  done,
) => `<svg width="100%" height="100%" viewBox="0 0 568 250" preserveAspectRatio="none"><rect x="2" y="2" width="564" height="246" rx="20" fill="#0d2430" stroke="#2b4a58" stroke-width="3"/>
${numbers(0, 5)
  .map(
    (i) =>
      `<path d="M30 ${36 + i * 36} H${i < done ? 538 : 262}" stroke="${i < done ? ACCENT : '#2b6a68'}" stroke-width="18" stroke-linecap="round"/>`,
  )
  .join('')}<circle cx="272" cy="${36 + done * 36}" r="17" fill="#fff"/></svg>`;

const c30 = page(
  640,
  400,
  `<header><h1>청소 중</h1><span class="state">78%</span></header><main>${stripes(4)}</main>`,
  `${FRAME}h1{font-size:46px}.state{font-size:38px}main{top:30%}`,
);

/** C30 before it sets out: where, how, and the one button. Read on a phone in a picture 350 px wide, of which it is a half. */
const c30Start = page(
  640,
  400,
  `<header><h1>청소 준비</h1><span class="state">${icon('battery', 62)}92%</span></header>
<main><div class="row">${[
    ['pin', '로비'],
    ['air', '흡입'],
  ]
    .map(([name, label]) => `<div class="cell">${icon(name, 46)}${label}<i>${icon('next', 30)}</i></div>`)
    .join('')}</div><div class="cell on">${icon('play', 50)}시작</div></main>`,
  `${FRAME}body{background:#000}header{left:6%;right:6%;top:6.5%}h1{font:600 46px P;color:#e8f2f4}.state{display:flex;gap:12px;align-items:center;font:600 44px P}
main{top:25%;bottom:7.5%;left:5%;right:5%;display:grid;gap:18px;grid-template-rows:1fr 1.2fr}.row{display:grid;grid-template-columns:1fr 1fr;gap:18px}
.cell{display:flex;align-items:center;justify-content:center;gap:18px;border-radius:24px;font:600 52px P;letter-spacing:-.03em;background:#16242c;box-shadow:inset 0 0 0 2px #2c4350}.row .cell{justify-content:flex-start;padding:0 22px 0 26px}
.row svg{color:${ACCENT}}i{margin-left:auto;display:grid}i svg{color:#6f8894 !important}.on{background:linear-gradient(100deg,${ACCENT},${lit(88)});box-shadow:none;font-size:64px;font-weight:700;gap:16px}`,
);

const c40 = page(
  1160,
  652,
  `<header><h1>1층 로비 청소</h1><span class="state">배터리 86%</span></header><main><div>${stripes(3)}</div><aside>${[
    ['완료', '64%'],
    ['남은 시간', '18분'],
    ['롤러', '정상'],
  ]
    .map(([name, value]) => `<p>${name}<b>${value}</b></p>`)
    .join('')}</aside></main>`,
  `${FRAME}
main{display:grid;grid-template-columns:1fr 300px;gap:28px}aside{display:grid;gap:16px}p{border-radius:22px;background:#ffffff12;padding:0 28px;display:flex;justify-content:space-between;align-items:center;font:500 30px P;color:#bcd}b{font:700 40px P;color:#fff}`,
);

/** C40 while its battery is changed, seen from afar: signs instead of words, and its lower third lies behind the bar. */
const c40Swap = page(
  1160,
  652,
  `<svg viewBox="0 0 1160 652" fill="none"><g transform="translate(90 90)"><rect x="8" y="8" width="520" height="290" rx="54" stroke="#fff" stroke-width="20"/><rect x="546" y="98" width="34" height="110" rx="17" fill="#fff"/>${numbers(
    0,
    3,
  )
    .map((i) => `<rect x="${48 + i * 114}" y="48" width="98" height="210" rx="22" fill="${ACCENT}"/>`)
    .join(
      '',
    )}</g><g transform="translate(766 88) scale(6.4)" stroke="${ACCENT}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${ICONS.round}</g><rect x="98" y="470" width="964" height="26" rx="13" fill="#ffffff2a"/><rect x="98" y="470" width="820" height="26" rx="13" fill="${ACCENT}"/></svg>`,
  FRAME,
);

const s100 = page(
  1160,
  652,
  `<header><h1>포장대로 이동</h1><span class="state">배터리 81%</span></header><main><div class="way"><i></i><i></i><i></i></div><div class="names"><b>A-03 선반</b><b>중앙 통로</b><b>2번 포장대</b></div><div class="load">적재 중량<b>64kg</b></div></main>`,
  `${FRAME}
.way{position:relative;display:flex;justify-content:space-between;margin:30px 60px 0}.way:before{content:'';position:absolute;left:0;right:0;top:20px;height:8px;border-radius:4px;background:linear-gradient(90deg,${ACCENT} 55%,#ffffff2a 55%)}.way i{position:relative;width:48px;height:48px;border-radius:50%;background:${ACCENT};border:10px solid #0c1b25}.way i:last-child{background:#5b7480}
.names{display:flex;justify-content:space-between;font:600 34px P;margin-top:22px}.load{position:absolute;left:0;right:0;bottom:0;height:140px;border-radius:26px;background:#ffffff14;padding:0 40px;display:flex;justify-content:space-between;align-items:center;font:500 40px P;color:#cfe}.load b{font:800 72px P;color:#fff}`,
);

/** The stand beside a screen-golf bay. */
const golf = page(
  1120,
  644,
  `<header><h1>3번 홀 · 파 4</h1><span class="state">바람 2.4m/s</span></header><main>${[
    ['남은 거리', '152m'],
    ['추천 클럽', '7번 아이언'],
    ['이번 타수', '2타'],
  ]
    .map(([name, value]) => `<p>${name}<b>${value}</b></p>`)
    .join('')}</main>`,
  `${FRAME}
h1{font-size:68px}.state{font-size:40px}main{display:grid;gap:22px}p{border-radius:24px;background:#ffffff16;padding:0 40px;display:flex;justify-content:space-between;align-items:center;font:500 46px P;color:#cfe}b{font:800 64px P;color:#fff}`,
);

// The next three are read on a phone, on a card 348 px wide: words of 60 px are at least 12 px there, on T9's wide one 72 px.
/** T9 that has lost its way: where it thinks it is, and where it looks to. */
const relocate = page(
  1500,
  484,
  `<main><svg viewBox="0 0 640 372" width="640" height="372"><rect x="2" y="2" width="636" height="368" rx="34" fill="#0d2430" stroke="#2b4a58" stroke-width="4"/>
${[44, 194]
  .map((x) =>
    [44, 222]
      .map((y) => `<rect x="${x}" y="${y}" width="114" height="106" rx="20" fill="#ffffff1c"/>`)
      .join(''),
  )
  .join(
    '',
  )}<rect x="552" y="106" width="56" height="160" rx="16" fill="#2b6a68"/><circle cx="430" cy="186" r="92" fill="#5ff0dc2e"/><path d="M508 186 L376 120 L404 186 L376 252 Z" fill="${ACCENT}"/></svg>
<div class="side"><h1>위치 다시 맞추기</h1><p>방향이 같은가요?</p><div class="cell on">맞습니다</div></div></main>`,
  `${FRAME}
main{top:56px;bottom:56px;left:64px;right:64px;display:grid;grid-template-columns:640px 1fr;gap:48px}.side{display:flex;flex-direction:column}h1{font:700 96px/1.1 P;white-space:nowrap;letter-spacing:-.05em}p{font:600 78px/1.2 P;letter-spacing:-.03em;color:#bcd}.cell{height:148px;margin-top:auto;font-size:96px;border-radius:34px}`,
);

const TABLES = [
  [270, 40, 1],
  [470, 40, 2],
  [270, 290, 4],
  [470, 290, 5],
];

/** T10: table 7 is dragged from where it stood to its new place; the pencil changes its name. */
const map = page(
  1120,
  720,
  `<header><h1>매장 지도</h1><span class="state">시험 배송</span></header><main><svg viewBox="0 0 960 480" width="100%" height="100%"><rect x="2" y="2" width="956" height="476" rx="30" fill="#0d2430" stroke="#2b4a58" stroke-width="4"/>
<rect x="34" y="34" width="170" height="412" rx="22" fill="#2b6a68"/><text x="119" y="262" text-anchor="middle" font-size="64" font-weight="700" fill="#dff">주방</text>
${TABLES.map(([x, y, number]) => `<rect x="${x}" y="${y}" width="150" height="150" rx="24" fill="#ffffff1c"/><text x="${x + 75}" y="${y + 98}" text-anchor="middle" font-size="66" font-weight="700" fill="#dff">${number}</text>`).join('')}
<rect x="690" y="290" width="150" height="150" rx="24" fill="none" stroke="#5ff0dcaa" stroke-width="5" stroke-dasharray="17 14"/><path d="M765 284 V236" stroke="${ACCENT}" stroke-width="8" stroke-linecap="round"/><path d="M745 250 L765 226 L785 250" fill="none" stroke="${ACCENT}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<rect x="678" y="30" width="174" height="174" rx="28" fill="${ACCENT}"/><text x="765" y="147" text-anchor="middle" font-size="84" font-weight="800" fill="#04211d">7</text>
<circle cx="868" cy="46" r="42" fill="#fff"/><svg x="844" y="22" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="#0a1a22" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round">${ICONS.pencil}</svg></svg></main>`,
  `${FRAME}
header{top:10.5%;left:10%;right:9%}h1{font-size:76px}main{top:27%;bottom:10%;left:9%;right:9%}svg text{font-family:P}.state{border-radius:50px;padding:10px 38px 12px;background:${ACCENT};color:#04211d;font:700 60px P;letter-spacing:-.03em}`,
);

/** T8: how loud it is, and which of its words it says. */
const sound = page(
  1216,
  800,
  `<header><h1>소리와 음성</h1></header><main><div class="loud">${icon('sound', 84)}<div class="bar"><i></i></div><b>6</b></div>${[
    ['출발 안내', 'on'],
    ['도착 안내', 'on'],
    ['길 비켜 달라는 안내', ''],
  ]
    .map(([what, state]) => `<p>${what}<em class="${state}"><i></i></em></p>`)
    .join('')}</main>`,
  `${FRAME}
header{top:9%;left:10%}h1{font-size:80px}main{top:25%;bottom:12%;left:9%;right:9%;display:grid;gap:16px;grid-template-rows:1.15fr 1fr 1fr 1fr}
.loud{display:grid;grid-template-columns:auto 1fr 70px;align-items:center;gap:34px;padding:0 40px;border-radius:30px;background:#5ff0dc24;color:#fff}.loud b{font:800 76px P}
.bar{position:relative;height:22px;border-radius:11px;background:linear-gradient(90deg,${ACCENT} 60%,#ffffff33 60%)}.bar i{position:absolute;left:60%;top:50%;width:64px;height:64px;margin:-32px;border-radius:50%;background:#fff}
p{border-radius:30px;background:#ffffff12;padding:0 40px;display:flex;justify-content:space-between;align-items:center;font:600 68px P;letter-spacing:-.03em;color:#dff}em{width:132px;height:74px;border-radius:37px;background:#ffffff2a;position:relative}em i{position:absolute;top:8px;left:8px;width:58px;height:58px;border-radius:50%;background:#fff}em.on{background:${ACCENT}}em.on i{left:66px}`,
);

export const interfaces = {
  'interface-t10': t10,
  'interface-t8': t8,
  'interface-t9': t9,
  'interface-w3': w3,
  'interface-c30': c30,
  'interface-c30-start': c30Start,
  'interface-c40': c40,
  'interface-c40-swap': c40Swap,
  'interface-s100': s100,
  'interface-golf': golf,
  'interface-relocate': relocate,
  'interface-map': map,
  'interface-sound': sound,
};
