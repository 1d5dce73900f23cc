// Opens a model as a browser would (meshopt decoded, pictures present) and says how big it is.
// node art/models/check.mjs checks all that are committed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getBounds } from '@gltf-transform/core';
import { robots } from '../../catalog/robots.ts';
import { checkUsdz } from './check-usdz.mjs';
import { readModel } from './read-model.mjs';

const BUDGET = 400_000;

export async function checkModel(file) {
  const root = await readModel(file);
  const { min, max } = getBounds(root.listScenes()[0]);
  const [width, height, depth] = max.map((value, axis) => value - min[axis]);
  const triangles = root
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .reduce((sum, primitive) => sum + primitive.getIndices().getCount() / 3, 0);
  const bytes = fs.statSync(file).size;
  const name = path.basename(file);
  if (bytes > BUDGET) throw new Error(`${name} has ${bytes} bytes, more than ${BUDGET}`);
  if (Math.abs(min[1]) > 0.02) throw new Error(`${name} does not stand on the floor: ${min[1].toFixed(3)} m`);
  if (root.listTextures().some((texture) => texture.getMimeType() !== 'image/webp'))
    throw new Error(`${name} has a picture that is not WebP`);
  if (root.listTextures().length === 0) throw new Error(`${name} has lost its screens`);
  const stated = robots.find(({ model }) => name === `${model.toLowerCase()}.glb`)?.sizeCm;
  const found = { w: Math.round(width * 100), d: Math.round(depth * 100), h: Math.round(height * 100) };
  if (JSON.stringify(stated) !== JSON.stringify(found))
    throw new Error(
      `${name} measures ${JSON.stringify(found)} cm; the catalogue says ${JSON.stringify(stated)}`,
    );
  const size = [width, depth, height].map((metres) => metres.toFixed(2)).join(' x ');
  return `${name}: ${(bytes / 1000).toFixed(0)} kB, ${triangles} triangles, ${size} m (width x depth x height)`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../../web/public/models/', import.meta.url));
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith('.usdz')) console.log(checkUsdz(file));
    if (name.endsWith('.glb')) console.log(await checkModel(file));
  }
}
