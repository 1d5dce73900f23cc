// How each cutout was framed, from the robots' own camera list: needed to show them at true relative size.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const LENS = 90 / 36; // focal length by sensor width, as in robots/shoot.py
const SPAN = {
  t5: 0.62,
  t6: 0.58,
  t8: 0.48,
  t9: 0.66,
  t10: 0.6,
  t11: 0.46,
  w3: 0.58,
  s100: 0.86,
  c30: 0.62,
  c40: 0.78,
}; // metres seen from the camera's side

const LIST = `
import json
from shots import SHOTS
print(json.dumps({name: [*shot.size, shot.distance, shot.elevation, shot.target[2]] for name, shot in SHOTS.items() if shot.look == 'cutout'}))
`;

/** pixelsPerMetre at the robot's place, and base: the pixel row of the floor under the robot. */
function framing([width, height], distance, elevation, middle) {
  const pixelsPerMetre = (Math.max(width, height) * LENS) / distance;
  const base = height / 2 + middle * Math.cos((elevation * Math.PI) / 180) * pixelsPerMetre;
  return { width, height, pixelsPerMetre, base };
}

/** name of a picture -> its framing, and span (metres). */
export function readFrames(art) {
  const shots = JSON.parse(
    execFileSync('python3', ['-c', LIST], { cwd: path.join(art, 'robots'), encoding: 'utf8' }),
  );
  return Object.fromEntries(
    Object.entries(shots).map(([name, [width, height, distance, elevation, middle]]) => [
      name,
      { ...framing([width, height], distance, elevation, middle), span: SPAN[name.split('-')[0]] },
    ]),
  );
}
