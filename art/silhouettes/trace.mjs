// From a map of squares to outlines: what is smaller than a hair goes, edges are followed, points that say nothing are left out.
import { FINENESS } from './view.mjs';

const HAIR = 3; // squares: lines thinner than this vanish
const SPECK = 2 * FINENESS ** 2; // squares: smaller spots and holes vanish

/** A square belongs where most of its neighbours belong. */
export function smooth(mask, width, height) {
  const side = 2 * HAIR + 1;
  const rows = alongLines(mask, width, height, 1, width);
  const sums = alongLines(rows, height, width, width, 1);
  return Uint8Array.from(sums, (sum) => (2 * sum > side * side ? 1 : 0));
}

/** Sums of each square and its neighbours along a line; beyond the map there is nothing. */
function alongLines(values, length, lines, step, lineStep) {
  const sums = new Uint16Array(values.length);
  for (let line = 0; line < lines; line++) {
    const at = (index) => (index < 0 || index >= length ? 0 : values[line * lineStep + index * step]);
    let sum = 0;
    for (let index = -HAIR; index < length; index++) {
      sum += at(index + HAIR) - at(index - HAIR - 1);
      if (index >= 0) sums[line * lineStep + index * step] = sum;
    }
  }
  return sums;
}

/** Closed ways along the edges of the mask, with what is inside always on the same hand. */
export function loops(mask, width, height) {
  const inside = (x, y) => x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 1;
  const starts = new Map();
  const key = (x, y) => y * (width + 1) + x;
  const add = (x, y, toX, toY) => starts.set(key(x, y), [...(starts.get(key(x, y)) ?? []), [toX, toY]]);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add(x, y, x + 1, y);
      if (!inside(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!inside(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!inside(x - 1, y)) add(x, y + 1, x, y);
    }
  const found = [];
  for (const [from, ways] of starts)
    while (ways.length > 0) {
      const loop = [];
      let at = from;
      do {
        const [x, y] = starts.get(at).pop();
        loop.push([x, y]);
        at = key(x, y);
      } while (at !== from);
      if (Math.abs(area(loop)) >= SPECK) found.push(loop);
    }
  return found;
}

function area(loop) {
  return (
    loop.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = loop[(index + 1) % loop.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

export function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Douglas and Peucker: only the points without which the line would stray further than allowed. */
function thinLine(points, allowed) {
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, split] = [0, 0];
  for (let index = 1; index < points.length - 1; index++) {
    const away = distance(points[index], first, last);
    if (away > farthest) [farthest, split] = [away, index];
  }
  if (farthest <= allowed) return [first, last];
  return [
    ...thinLine(points.slice(0, split + 1), allowed).slice(0, -1),
    ...thinLine(points.slice(split), allowed),
  ];
}

/** Starts at the corner that is farthest out, where a point is needed anyway. */
export function thin(loop, allowed) {
  const start = loop.reduce(
    (best, [x, y], index) => (x + y < loop[best][0] + loop[best][1] ? index : best),
    0,
  );
  const turned = [...loop.slice(start), ...loop.slice(0, start)];
  const opposite = turned.reduce(
    (best, [x, y], index) => (x + y > turned[best][0] + turned[best][1] ? index : best),
    0,
  );
  const there = thinLine(turned.slice(0, opposite + 1), allowed);
  const back = thinLine([...turned.slice(opposite), turned[0]], allowed);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}
