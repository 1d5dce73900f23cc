// How each cutout was framed, from the robots' own camera list: needed to show them at true relative size.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

const LENS = 90 / 36; // focal length by sensor width, as in robots/shoot.py
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

/** The columns between which a picture shows more than the robot's shadow. */
function outline(file) {
  const look = ['-hide_banner', '-i', file, '-vf', 'alphaextract,bbox=min_val=200', '-f', 'null', '-'];
  const { stderr } = spawnSync('ffmpeg', look, { encoding: 'utf8' });
  const [, left, right] = / x1:(\d+) x2:(\d+) /.exec(stderr) ?? [];
  if (right === undefined) throw new Error(`No outline in ${file}`);
  return { left: Number(left), right: Number(right) + 1 };
}

/** The framing and the outline of a picture by its name; `fileOf` finds its widest file. */
export function readFrames(art, fileOf) {
  const shots = JSON.parse(
    execFileSync('python3', ['-c', LIST], { cwd: path.join(art, 'robots'), encoding: 'utf8' }),
  );
  return (name) => {
    const [width, height, distance, elevation, middle] = shots[name];
    return { ...framing([width, height], distance, elevation, middle), ...outline(fileOf(name)) };
  };
}
