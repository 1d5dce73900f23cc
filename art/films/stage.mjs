// The film as a web page: one layer per shot, and `seek(t)` that puts every layer where it belongs at that second.
import { tokenStyle } from '../brand/tokens.ts';
import { FRAMES_PER_SECOND, SIZE, STORYBOARD } from './storyboard.mjs';

// On a phone the film is 350 px wide: what is to be read there at 12 px has 44 px here.
const STYLE = `${tokenStyle}
* { box-sizing: border-box; margin: 0 }
body { width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: var(--color-night); font-family: Pretendard; word-break: keep-all }
.shot, .shade, .sheet, .sheet > img, .sheet > canvas { position: absolute; inset: 0; width: 100%; height: 100% }
.shot { opacity: 0; overflow: hidden; background: var(--color-night) }
.sheet { transform-origin: 0 0 }
.sheet, .words, .robot { will-change: transform }
.family, .mark { background: radial-gradient(70% 90% at 50% 52%, var(--accent-glow) 0%, var(--accent-dusk) 46%, var(--color-night) 96%) }
.row { background: linear-gradient(#f6f8f8, #e2e8e8 62%, #d3dbdb) }
.shade { background: radial-gradient(66% 92% at 8% 100%, color-mix(in srgb, var(--color-night) 72%, transparent), color-mix(in srgb, var(--color-night) 50%, transparent) 42%, color-mix(in srgb, var(--color-night) 18%, transparent) 74%, transparent) }
.passage .shade { background: radial-gradient(48% 96% at 4% 100%, color-mix(in srgb, var(--color-night) 80%, transparent), color-mix(in srgb, var(--color-night) 66%, transparent) 52%, transparent) }
.words { position: absolute; left: 80px; bottom: 72px; color: #fff; white-space: pre-line }
.words .label { font-weight: 700; font-size: 44px; line-height: 1.2; color: var(--color-accent); margin-bottom: 10px }
.words h1 { font-weight: 700; font-size: 64px; line-height: 1.22; letter-spacing: -.03em }
.words p { font-weight: 500; font-size: 44px; line-height: 1.3; margin-top: 16px }
.detail .words { top: 50%; bottom: auto; translate: 0 -50% }
.high .words { top: 33% }
.opening .words h1 { font-size: 92px }
.drive .label, .passage .label { color: color-mix(in srgb, var(--color-accent) 50%, #fff) }
.drive .words, .passage .words { text-shadow: 0 0 28px color-mix(in srgb, var(--color-night) 50%, transparent) }
.light .words, .row .words { color: var(--color-ink) }
.light .label, .row .label { color: var(--color-accent-strong) }
.row .words, .family .words { left: 0; right: 0; top: 44px; bottom: auto; text-align: center }
.row .words .label { margin-bottom: 0 }
.robot { position: absolute; top: 0; left: 0; width: 0; height: 0 }
.robot img { position: absolute }
.robot span { position: absolute; translate: -50% 0; font-weight: 700; font-size: 44px; line-height: 1; color: var(--color-ink) }
.measure { position: absolute; left: 50%; bottom: 4.5%; height: 22px; translate: -50% 0; border-inline: 5px solid #fff; background: linear-gradient(#fff, #fff) center / 100% 5px no-repeat; filter: drop-shadow(0 0 8px color-mix(in srgb, var(--color-night) 70%, transparent)) }
.measure b { position: absolute; left: 50%; bottom: 22px; translate: -50% 0; font-size: 64px; line-height: 1.1; color: #fff }
.mark .words { inset: 0; display: grid; align-content: center; justify-items: center; gap: 34px }
.mark img { width: 760px }
.mark .words h1 { font-size: 52px; font-weight: 500; letter-spacing: -.02em; color: #d7e2e4 }
`;

const inside = (shot, content, more = '') =>
  `<div class="shot ${shot.kind} ${shot.tone ?? ''} ${shot.look ?? ''}"><div class="sheet">${content}</div>${more}${words(shot)}</div>`;

function words({ label = '', title, text = '' }) {
  return `<div class="words">${label && `<div class="label">${label}</div>`}<h1>${title}</h1>${text && `<p>${text}</p>`}</div>`;
}

/** Robots of true relative size on one floor line, each with the same air to the next. */
function standing(models, { pixelsPerMetre, gap, floor, named = false }, source) {
  const cutouts = models.map((model) => {
    const frame = source.frame(`${model.toLowerCase()}-front`);
    return { model, frame, scale: pixelsPerMetre / frame.pixelsPerMetre };
  });
  const widths = cutouts.map(({ frame, scale }) => (frame.right - frame.left) * scale);
  let x = (SIZE.width - widths.reduce((sum, width) => sum + width, gap * (widths.length - 1))) / 2;
  return cutouts.map(({ model, frame, scale }, i) => {
    const style = `left:${x - frame.left * scale}px;top:${floor - frame.base * scale}px;width:${frame.width * scale}px`;
    const name = named ? `<span style="left:${x + widths[i] / 2}px;top:${floor + 34}px">${model}</span>` : '';
    x += widths[i] + gap;
    return `<div class="robot" data-aside="${i - (models.length - 1) / 2}"><img src="${source.picture(`${model.toLowerCase()}-front`)}" style="${style}">${name}</div>`;
  });
}

function row(shot, source) {
  const place = { pixelsPerMetre: 246, gap: 36, floor: 568, named: true };
  return inside(shot, standing(shot.robots, place, source).join(''));
}

/** Those that stand tall behind, the low ones before them. */
function family(shot, source) {
  const [tall, low] = shot.rows;
  const rows = [
    ...standing(tall, { pixelsPerMetre: 196, gap: 54, floor: 424 }, source),
    ...standing(low, { pixelsPerMetre: 196, gap: 120, floor: 624 }, source),
  ];
  return inside(shot, rows.join(''));
}

/** A robot that drives: its frames wait unseen, and the canvas shows one at a time. */
function drive(shot, source) {
  const pictures = source.drive(shot).map((picture) => `<img src="${picture}">`);
  const canvas = `<canvas width="${SIZE.width}" height="${SIZE.height}"></canvas>`;
  return inside(shot, `${canvas}<div hidden>${pictures.join('')}</div>`, '<div class="shade"></div>');
}

function detail(shot, source) {
  return inside(shot, `<img src="${source.detail(shot.picture)}">`);
}

/** From above, with the line that the product page draws too (web/product/features.css). */
function passage(shot, source) {
  const line = `<div class="measure" style="width:${SIZE.height * 0.38}px"><b>${shot.measure}</b></div>`;
  return inside(shot, `<img src="${source.picture(shot.picture)}"><div class="shade"></div>${line}`);
}

function mark(shot, source) {
  return `<div class="shot mark"><div class="words"><img src="${source.mark}"><h1>${shot.title}</h1></div></div>`;
}

const DRAW = { drive, detail, row, passage, family, mark };

export function stage(source, fontFaces) {
  const layers = STORYBOARD.map((shot) => DRAW[shot.kind](shot, source)).join('\n');
  const timing = JSON.stringify(STORYBOARD.map(({ kind, seconds, move }) => ({ kind, seconds, move })));
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${STYLE}</style>${layers}
<script>const RATE = ${FRAMES_PER_SECOND}; const SHOTS = ${timing}; ${[seek, showFrame, drift, rise, gather, settle].join(' ')}</script>`;
}

/* global document, RATE, SHOTS -- the functions below run inside the page */
function seek(t) {
  let start = 0;
  const layers = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.shot'));
  layers.forEach((layer, i) => {
    const { seconds, kind, move } = SHOTS[i];
    const local = t - start;
    // Hard cuts: in a dissolve the words of two shots would lie on each other. Half a frame is what sums of seconds may be off.
    const last = i === SHOTS.length - 1;
    const cut = 0.5 / RATE;
    layer.style.opacity = local > -cut && (last || local < seconds - cut) ? '1' : '0';
    const sheet = /** @type {HTMLElement} */ (layer.querySelector('.sheet'));
    if (move) sheet.style.transform = drift(move, Math.min(Math.max(local / seconds, 0), 1));
    if (kind === 'drive') showFrame(layer, Math.round(local * RATE));
    layer.querySelectorAll('.robot').forEach((robot) => gather(robot, local));
    rise(layer.querySelector('.words'), kind === 'mark' ? local / 0.4 + 0.6 : (local - 0.1) / 0.4);
    start += seconds;
  });
}

function rise(text, share) {
  text.style.opacity = String(settle(share * 2)); // nothing stays a ghost
  text.style.transform = `translateY(${(1 - settle(share)) * 20}px)`;
}

/** They come from both sides to where they stand, as robots do: rolling, and never half there. */
function gather(robot, local) {
  const left = (1 - Math.min(Math.max(local, 0), 1)) ** 3;
  robot.style.transform = `translateX(${Number(robot.dataset.aside) * left * 110}px)`;
}

function showFrame(layer, frame) {
  const pictures = layer.querySelectorAll('[hidden] img');
  const canvas = layer.querySelector('canvas');
  const context = canvas.getContext('2d');
  context.drawImage(pictures[Math.min(Math.max(frame, 0), pictures.length - 1)], 0, 0);
}

function drift([from, to], share) {
  const [scale, x, y] = from.map((value, i) => value + (to[i] - value) * share);
  return `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
}

function settle(value) {
  const v = Math.min(Math.max(value, 0), 1);
  return v * v * (3 - 2 * v);
}
