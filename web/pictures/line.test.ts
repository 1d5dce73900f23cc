import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { robots, smallModel } from '#catalog/robots.ts';
import { lineScale } from './line-scale.ts';
import * as line from './line.ts';
import type { PictureData } from './picture.ts';

const publicFolder = new URL('../public', import.meta.url).pathname;
const OPAQUE = 250;
const css = await readFile(new URL('line.css', import.meta.url), 'utf8');

/** Rows and columns between which the robot is; its shadow lets the floor through. */
async function extentOf({ src }: PictureData) {
  const { data, info } = await sharp(await readFile(publicFolder + src))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const solid = [...data.keys()].filter((index) => data[index]! >= OPAQUE);
  const columns = solid.map((index) => index % info.width);
  return {
    width:
      columns.reduce((most, x) => Math.max(most, x), 0) -
      columns.reduce((least, x) => Math.min(least, x), info.width),
    top: Math.floor(solid[0]! / info.width),
    bottom: Math.floor(solid.at(-1)! / info.width),
    height: info.height,
  };
}

describe.each(robots)('$model in the line', ({ model, sizeCm }) => {
  const picture: PictureData = line[`${smallModel(model)}Line` as const];

  test('is as wide as the others’ scale makes it', async () => {
    const { width } = await extentOf(picture);
    expect(Math.abs(width / lineScale.pixelsPerCm / sizeCm.w - 1)).toBeLessThan(0.06);
  });

  test('has a class that tells style sheets how wide it is and where its foot is', async () => {
    const { bottom, height } = await extentOf(picture);
    expect(css).toContain(
      `.${smallModel(model)}-line {\n  --px: ${picture.width};\n  --foot: ${height - bottom};\n}`,
    );
  });

  test('stands on the floor that all stand on', async () => {
    const { top, bottom, height } = await extentOf(picture);
    const floor = height - lineScale.floorFromBottom;
    const reach = (sizeCm.d / 2) * lineScale.pixelsPerCm;
    // Seen from a little above: its foot lies before the middle of the floor, by less than half its depth.
    expect(bottom).toBeGreaterThan(floor - 10);
    expect(bottom).toBeLessThan(floor + reach / 2);
    // What it carries may stand higher than itself.
    expect((floor - top) / lineScale.pixelsPerCm / sizeCm.h).toBeGreaterThan(0.96);
  });
});
