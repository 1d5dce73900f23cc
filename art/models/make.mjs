// node art/models/make.mjs [t10 …]: exports the robots, compresses them (meshopt, WebP), makes the
// .usdz for iPhones and checks each that it loads.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { robots, smallModel } from '../../catalog/robots.ts';
import { checkModel } from './check.mjs';
import { makeUsdz } from './make-usdz.mjs';
import { mattGlass } from './matt-glass.mjs';

const ART = fileURLToPath(new URL('..', import.meta.url));
const TARGET = path.join(ART, '..', 'web', 'public', 'models');
const MODELS = robots.map(({ model }) => smallModel(model));

const wanted = process.argv.slice(2);
const folder = path.join(ART, 'work', 'glb');
fs.mkdirSync(folder, { recursive: true });
fs.mkdirSync(TARGET, { recursive: true });

for (const model of wanted.length > 0 ? wanted : MODELS) {
  const plain = path.join(folder, `${model}.glb`);
  const finished = path.join(TARGET, `${model}.glb`);
  const script = path.join(ART, 'robots/export.py');
  execFileSync('blender', [
    '-b',
    '--factory-startup',
    '--addons',
    'io_scene_gltf2',
    '-P',
    script,
    '--',
    model,
    plain,
  ]);
  await mattGlass(plain);
  const options = ['--compress', 'meshopt', '--texture-compress', 'webp', '--texture-size', '1024'];
  const cli = path.join(ART, 'node_modules/.bin/gltf-transform');
  execFileSync(cli, ['optimize', plain, finished, ...options, '--simplify', 'false', '--palette', 'false']);
  console.log(await checkModel(finished));
  console.log(await makeUsdz(model));
}
