// node art/models/posters.mjs [t10 …]: what the 3D viewer of the site will show of each model first, as the picture that
// stands there until the model has come: web/public/models/<model>.webp. After every change of a model.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { robots, smallModel } from '../../catalog/robots.ts';
import { modelsOf, withModels } from './browser.mjs';

const MODELS = fileURLToPath(new URL('../../web/public/models', import.meta.url));
// As web/product/viewer-stage.tsx sets it, and homeView of viewer-camera.ts there.
const LIGHT = { exposure: 0.75, shadowIntensity: 1, shadowSoftness: 0.7 };
const firstView = (/** @type {{ h: number }} */ { h }) => `${h < 80 ? '-36deg 68deg' : '-31deg 77deg'} 110%`;
const HEIGHT = 900;

for (const wanted of modelsOf(process.argv.slice(2))) {
  const robot = robots.find(({ model }) => smallModel(model) === wanted);
  if (!robot) throw new Error(`${wanted} is no robot of the catalogue`);
  const settings = { ...LIGHT, cameraOrbit: firstView(robot.sizeCm) };
  await withModels([wanted], { width: HEIGHT, height: HEIGHT }, settings, async (model, tab) => {
    // Cut to the shape that the viewer itself fits into its stage: contained in it, picture and model are of one size.
    const drawn = await tab.$eval('model-viewer', async (/** @type {any} */ viewer) => {
      const blob = await viewer.toBlob({ idealAspect: true });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    });
    const picture = await sharp(Buffer.from(drawn, 'base64'))
      .webp({ quality: 78, alphaQuality: 80, effort: 6 })
      .toBuffer();
    fs.writeFileSync(path.join(MODELS, `${model}.webp`), picture);
    console.log(`${model}: ${(picture.length / 1000).toFixed(1)} kB`);
  });
}
