// Loops as the text of an SVG path: centimetres, from the middle of the floor, y downwards as SVG has it.
import { possible, shortest } from './fit.mjs';

const MOST = 1600; // bytes for one figure, both paths

/** A letter that repeats is said once. */
function tight(path) {
  return path.replaceAll(
    /([lq])([^a-zA-Z]+)(?:\1[^a-zA-Z]+)+/g,
    (run, letter) => letter + run.slice(1).replaceAll(letter, ' ').replaceAll(' -', '-'),
  );
}

/** Paths of several groups of loops, as true as the room for them allows. */
export function pathsWithin(groups) {
  const ways = groups.map((loops) => loops.map(possible));
  for (let allowed = 0.08; ; allowed += 0.02) {
    const paths = ways.map((loops) => tight(loops.map((loop) => shortest(loop, allowed)).join('')));
    if (paths.join('').length <= MOST) return { paths, allowed };
  }
}
