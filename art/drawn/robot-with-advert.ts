import { uprightAdvert } from './advert.ts';
import type { Shown } from './advert.ts';
import type { RawAddress } from './drawing.ts';
import { warpOnto } from './warp.ts';
import type { Quad } from './warp.ts';

/** Corners of the display in the render `t10-rear`, in shares of its width and height. */
export const DISPLAY: Quad = [
  [721 / 1600, 704 / 2000],
  [1093 / 1600, 695 / 2000],
  [1091 / 1600, 1393 / 2000],
  [725 / 1600, 1423 / 2000],
];
const UPRIGHT = { width: 400, height: 800 };

/** A box around the display, in shares of the render, with so much room that no advert reaches another's: web/product/advert-robot.css has the same (tests/content/drawn-pictures.test.ts). */
export const DISPLAY_BOX = { left: 705 / 1600, top: 679 / 2000, width: 404 / 1600, height: 760 / 2000 };

interface Robot {
  width: number;
  /** Seen from the other side: the render is mirrored, the advert on it is not. */
  mirrored?: boolean;
  /** So small that nobody could read its advert. */
  wordless?: boolean;
}

/** An advert on a display, wherever that is in the picture. */
export function advertOnto(item: Shown, corners: Quad, wordless = false): string {
  const transform = warpOnto(UPRIGHT.width, UPRIGHT.height, corners);
  return `<div class="display" style="transform:${transform}">${uprightAdvert(item, wordless)}</div>`;
}

export function robotWithAdvert(
  item: Shown,
  raw: RawAddress,
  { width, mirrored = false, wordless = false }: Robot,
): string {
  const height = width * 1.25;
  const [topLeft, topRight, bottomRight, bottomLeft] = DISPLAY.map(
    ([x, y]) => [(mirrored ? 1 - x : x) * width, y * height] as const,
  ) as unknown as Quad;
  const corners: Quad = mirrored
    ? [topRight, topLeft, bottomLeft, bottomRight]
    : [topLeft, topRight, bottomRight, bottomLeft];
  return `<div class="robot${mirrored ? ' mirrored' : ''}" style="width:${width}px;height:${height}px"><img src="${raw('t10-rear')}" width="${width}">${advertOnto(item, corners, wordless)}</div>`;
}
