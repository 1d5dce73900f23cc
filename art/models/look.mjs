// node art/models/look.mjs [t10 …]: loads the models in a real browser and keeps a picture of each from four sides in
// work/draft/. Fails when one does not load.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { modelsOf, withModels } from './browser.mjs';

const DRAFTS = fileURLToPath(new URL('../work/draft', import.meta.url));
const SIDES = ['-31deg 78deg auto', '30deg 62deg auto', '150deg 78deg auto', '-110deg 84deg auto'];
const SIZE = { width: 600, height: 750 };

mkdirSync(DRAFTS, { recursive: true });

await withModels(modelsOf(process.argv.slice(2)), SIZE, { cameraOrbit: SIDES[0] }, async (model, tab) => {
  await tab.addStyleTag({ content: ':root { --ground: #eef1f2 }' });
  const views = [];
  for (const side of SIDES) {
    await tab.$eval(
      'model-viewer',
      async (/** @type {any} */ viewer, orbit) => {
        viewer.cameraOrbit = orbit;
        viewer.jumpCameraToGoal();
        await new Promise((resolve) => setTimeout(resolve, 800));
      },
      side,
    );
    views.push(Buffer.from(await tab.screenshot()));
  }
  const { width, height } = SIZE;
  await sharp({ create: { width: width * SIDES.length, height, channels: 3, background: '#fff' } })
    .composite(views.map((input, index) => ({ input, left: width * index, top: 0 })))
    .toFile(path.join(DRAFTS, `model-${model}.png`));
  console.log(`${model}: loads`);
});
