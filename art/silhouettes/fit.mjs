// The fewest lines and curves that stay as near to a loop as is allowed, found as the shortest way through all that are possible.
import { distance, thin } from './trace.mjs';

const KNOTS = 0.06; // centimetres: between these points of the loop every line and curve is tried
const REACH = 16; // knots that one curve may pass at most
const SAMPLES = 12;
const EVERY = 3; // of the loop's points is looked at: they lie half a millimetre apart

const tenths = (centimetres) => Math.round(centimetres * 10);
/** @returns {[number, number]} */
const round = ([x, y]) => [tenths(x) / 10, tenths(y) / 10];

/** Tenths of a centimetre as short as they can be written. */
function written(...values) {
  return values
    .map((value) => String(tenths(value) / 10).replace(/^(-?)0\./, '$1.'))
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');
}

/**
 * The quadratic curve between two ends that comes nearest to the points, as the point that it bends towards.
 * @returns {[number, number]}
 */
function bend(points) {
  const [a, b] = [points[0], points.at(-1)];
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(
      lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
    );
  let [sumX, sumY, weights] = [0, 0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const t = lengths[index] / lengths[lengths.length - 1];
    const weight = 2 * t * (1 - t);
    sumX += weight * (x - (1 - t) ** 2 * a[0] - t ** 2 * b[0]);
    sumY += weight * (y - (1 - t) ** 2 * a[1] - t ** 2 * b[1]);
    weights += weight ** 2;
  }
  return round([sumX / weights, sumY / weights]);
}

const along = ([ax, ay], [cx, cy], [bx, by]) =>
  Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = index / SAMPLES;
    return [
      (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t ** 2 * bx,
      (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t ** 2 * by,
    ];
  });

/** How far the points stray from a line of several pieces; the piece that is next to a point is near the last one's. */
function error(points, line) {
  return Math.max(
    ...points.map((point) =>
      Math.min(...line.slice(1).map((end, index) => distance(point, line[index], end))),
    ),
  );
}

function pieces(points) {
  const [a, b] = [round(points[0]), round(points.at(-1))];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const straight =
    tenths(dy) === 0 ? `h${written(dx)}` : tenths(dx) === 0 ? `v${written(dy)}` : `l${written(dx, dy)}`;
  const found = [{ text: straight, error: error(points, [a, b]) }];
  if (points.length > 3) {
    const c = bend(points);
    const text = `q${written(c[0] - a[0], c[1] - a[1], dx, dy)}`;
    found.push({ text, error: error(points, along(a, c, b)) });
  }
  return found;
}

/** Everything that could be part of the path: from knot to knot, with how far it strays. */
export function possible(loop) {
  const knots = thin(loop, KNOTS);
  const places = knots.map((knot) => loop.indexOf(knot));
  const turned = [...loop, ...loop];
  const ways = knots.map((_, from) => {
    const most = Math.min(REACH, knots.length - from);
    return Array.from({ length: most }, (__, hop) => {
      const to = from + hop + 1;
      const end = to === knots.length ? places[0] : places[to];
      const start = places[from];
      const points = turned
        .slice(start, (end > start ? end : end + loop.length) + 1)
        .filter((___, index, all) => index % EVERY === 0 || index === all.length - 1);
      return { to, pieces: pieces(points) };
    });
  });
  return { start: round(knots[0]), ways };
}

/** The shortest text of a closed path that strays no further than allowed. */
export function shortest({ start, ways }, allowed) {
  const best = [{ length: 0, text: '' }];
  for (const [from, hops] of ways.entries())
    for (const hop of hops)
      for (const piece of hop.pieces) {
        const length = best[from].length + piece.text.length;
        // One knot on is always allowed: it is as near as the knots are.
        const near = piece.error <= allowed || hop.to === from + 1;
        if (near && length < (best[hop.to]?.length ?? Infinity))
          best[hop.to] = { length, text: best[from].text + piece.text };
      }
  return `M${written(...start)}${best[ways.length].text}z`;
}
