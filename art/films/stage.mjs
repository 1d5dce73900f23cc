// The film as a web page: one layer per shot, and `seek(t)` that puts every layer where it belongs at that second.
import { tokenStyle } from '../brand/tokens.ts';
import { FRAMES_PER_SECOND, SIZE, STORYBOARD } from './storyboard.mjs';

const STYLE = `${tokenStyle}
* { box-sizing: border-box; margin: 0 }
body { width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: var(--color-night); font-family: Pretendard; word-break: keep-all }
.shot, .shade { position: absolute; inset: 0; width: 100%; height: 100% }
.shot { opacity: 0; overflow: hidden }
.shade { background: linear-gradient(78deg, color-mix(in srgb, var(--color-night) 55%, transparent) 0%, color-mix(in srgb, var(--color-night) 28%, transparent) 34%, transparent 58%) }
.night { background: radial-gradient(60% 80% at 68% 46%, var(--accent-glow) 0%, var(--accent-dusk) 42%, var(--color-night) 78%) }
.light { background: linear-gradient(#f4f6f6, #dfe5e5 62%, #cfd7d7) }
.words { position: absolute; left: 84px; bottom: 84px; color: #fff; max-width: 640px }
.words .label { display: inline-block; font-weight: 700; font-size: 24px; letter-spacing: .02em; color: var(--color-accent); margin-bottom: 14px }
.words h1 { font-weight: 700; font-size: 58px; line-height: 1.2; letter-spacing: -.03em; white-space: pre-line }
.words p { font-weight: 500; font-size: 27px; margin-top: 18px; color: #d7e2e4 }
.detail .words { top: 50%; bottom: auto; translate: 0 -50% }
.opening .words h1 { font-size: 76px }
.drive .label { color: color-mix(in srgb, var(--color-accent) 50%, #fff) }
.drive canvas { position: absolute; inset: 0 }
.detail > img { position: absolute; right: -120px; top: 0; height: 100%; mask-image: linear-gradient(90deg, #0000 2%, #000 34%) }
.detail.whole > img { mask-image: linear-gradient(90deg, #0000 24%, #000 54%) }
.detail .words h1 { font-size: 50px }
.detail.light { background: #dfe3e4 } .detail.night { background: var(--color-night) }
.line-up .words { left: 0; right: 0; max-width: none; text-align: center; top: 64px; bottom: auto }
.line-up .words h1 { font-size: 50px }
.light .words { color: var(--color-ink) } .light .words .label { color: var(--color-accent-strong) }
.robot { position: absolute; transform-origin: 50% 100% }
.mark { position: absolute; left: 50%; translate: -50% 0; bottom: 24px; height: 30px }
`;

/** Where a cutout stands: true relative size, base on the floor line. */
function standing(frame, { pixelsPerMetre, x, floor }) {
  const scale = pixelsPerMetre / frame.pixelsPerMetre;
  const width = frame.width * scale;
  return `left:${x - width / 2}px;top:${floor - frame.base * scale}px;width:${width}px`;
}

function cutout(name, source, where) {
  const style = standing(source.frame(name), where);
  return `<img class="robot" src="${source.picture(name)}" style="${style}">`;
}

function words({ label = '', title, text = '' }) {
  return `<div class="words">${label && `<span class="label">${label}</span>`}<h1>${title}</h1>${text && `<p>${text}</p>`}</div>`;
}

function lineUp(shot, source) {
  const [pixelsPerMetre, gap] = shot.robots.length > 7 ? [200, -4] : [285, 12];
  const spans = shot.robots.map((model) => source.frame(`${model}-front`).span * pixelsPerMetre);
  const total = spans.reduce((sum, span) => sum + span, 0) + gap * (spans.length - 1);
  let x = (SIZE.width - total) / 2;
  const robots = shot.robots.map((model, i) => {
    const centre = x + spans[i] / 2;
    x += spans[i] + gap;
    return cutout(`${model}-front`, source, { pixelsPerMetre, x: centre, floor: 625 });
  });
  return `<div class="shot line-up ${shot.tone}">${robots.join('')}${words(shot)}${shot.mark ? `<img class="mark" src="${source.mark}">` : ''}</div>`;
}

/** A robot that drives: its frames wait unseen, and the canvas shows one at a time. */
function drive(shot, source) {
  const pictures = source.drive(shot).map((picture) => `<img src="${picture}">`);
  const canvas = `<canvas width="${SIZE.width}" height="${SIZE.height}"></canvas>`;
  return `<div class="shot drive ${shot.look ?? ''}">${canvas}<div hidden>${pictures.join('')}</div><div class="shade"></div>${words(shot)}</div>`;
}

function detail(shot, source) {
  return `<div class="shot detail ${shot.tone} ${shot.look ?? ''}"><img src="${source.picture(shot.picture)}">${words(shot)}</div>`;
}

const DRAW = { drive, detail, 'line-up': lineUp };

export function stage(source, fontFaces) {
  const layers = STORYBOARD.map((shot) => DRAW[shot.kind](shot, source)).join('\n');
  const timing = JSON.stringify(STORYBOARD.map(({ kind, seconds, move }) => ({ kind, seconds, move })));
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${STYLE}</style>${layers}
<script>const RATE = ${FRAMES_PER_SECOND}; const SHOTS = ${timing}; ${seek.toString()} ${showFrame.toString()} ${drift.toString()} ${settle.toString()}</script>`;
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
    const share = Math.min(Math.max(local / seconds, 0), 1);
    const picture = layer.querySelector('img');
    if (move && picture) picture.style.transform = drift(move, share);
    if (kind === 'drive') showFrame(layer, Math.round(local * RATE));
    const robots = /** @type {NodeListOf<HTMLElement>} */ (layer.querySelectorAll('img.robot'));
    robots.forEach((robot, k) => {
      const shown = settle((local - 0.1 - k * 0.06) / 0.6);
      robot.style.opacity = String(shown);
      robot.style.transform = `translateY(${(1 - shown) * 26}px)`;
    });
    const caption = /** @type {HTMLElement} */ (layer.querySelector('.words'));
    const said = settle((local - 0.15) / 0.6);
    caption.style.opacity = String(said);
    caption.style.transform = `translateY(${(1 - said) * 24}px)`;
    start += seconds;
  });
}

function showFrame(layer, frame) {
  const pictures = layer.querySelectorAll('[hidden] img');
  const canvas = layer.querySelector('canvas');
  const context = canvas.getContext('2d');
  context.drawImage(pictures[Math.min(Math.max(frame, 0), pictures.length - 1)], 0, 0);
}

function drift([from, to], share) {
  const [scale, x, y] = from.map((value, i) => value + (to[i] - value) * share);
  return `translate(${x}%, ${y}%) scale(${scale})`;
}

function settle(value) {
  const v = Math.min(Math.max(value, 0), 1);
  return v * v * (3 - 2 * v);
}
