// node art/models/make-usdz.mjs [t10 …]: the finished .glb files once more as .usdz, which iPhones put into a room. Needs no Blender.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { robots } from '../../catalog/robots.ts';
import { checkUsdz } from './check-usdz.mjs';
import { readModel } from './read-model.mjs';
import { archive } from './usd/archive.mjs';
import { writeCrate } from './usd/crate.mjs';
import { plain, robotLayer } from './usd/robot-layer.mjs';

const FOLDER = fileURLToPath(new URL('../../web/public/models/', import.meta.url));

async function screensOf(root) {
  const found = new Map();
  for (const material of root.listMaterials()) {
    const picture = material.getEmissiveTexture()?.getImage();
    if (picture)
      found.set(material, {
        name: `screens/${plain(material.getName())}.jpg`,
        bytes: await sharp(picture).flatten().jpeg({ quality: 82 }).toBuffer(),
      });
  }
  return found;
}

/** Writes <model>.usdz beside <model>.glb, and says how big it is. */
export async function makeUsdz(model) {
  const root = await readModel(path.join(FOLDER, `${model}.glb`));
  const screens = await screensOf(root);
  const pictures = new Map([...screens].map(([material, { name }]) => [material, name]));
  const layer = { name: `${model}.usdc`, bytes: writeCrate(robotLayer(model, root, pictures)) };
  const file = path.join(FOLDER, `${model}.usdz`);
  fs.writeFileSync(file, archive([layer, ...screens.values()]));
  return checkUsdz(file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const all = robots.map(({ model }) => model.toLowerCase());
  for (const model of wanted.length > 0 ? wanted : all) console.log(await makeUsdz(model));
}
