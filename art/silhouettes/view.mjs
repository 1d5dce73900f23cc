// The front of a finished model, as a camera without perspective sees it: a map of what is light, dark or empty.
import sharp from 'sharp';
import { readModel } from '../models/read-model.mjs';

/** Squares of the map in one centimetre. */
export const FINENESS = 20;
export const [EMPTY, LIGHT, DARK] = [0, 1, 2];

const DARK_STUFF = /^(charcoal|panel_gap|dark_glass|rubber|silicone|lens|screen|accent|roller)/;
const LIT = 90; // of 255: a screen's eyes and signs are left light in its dark glass

/** (u, v) → whether the screen is lit there; null for what is no screen. */
async function litOf(material) {
  const picture = material.getEmissiveTexture()?.getImage();
  if (!picture) return null;
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (share, side) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
  return (u, v) => data[(at(v, info.height) * info.width + at(u, info.width)) * info.channels] > LIT;
}

function transform(m, [x, y, z]) {
  return [0, 1, 2].map((row) => m[row] * x + m[4 + row] * y + m[8 + row] * z + m[12 + row]);
}

/** Every triangle of the model with what covers it: points in centimetres, y up, z towards the viewer. */
async function trianglesOf(root) {
  const triangles = [];
  for (const node of root.listNodes()) {
    const matrix = node.getWorldMatrix();
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const material = primitive.getMaterial();
      const paint = { dark: DARK_STUFF.test(material.getName()), lit: await litOf(material) };
      const [positions, coordinates] = ['POSITION', 'TEXCOORD_0'].map((name) => primitive.getAttribute(name));
      const points = Array.from({ length: positions.getCount() }, (_, index) => ({
        at: transform(matrix, positions.getElement(index, [])).map((metres) => metres * 100),
        uv: paint.lit && coordinates.getElement(index, []),
      }));
      const indices = primitive.getIndices().getArray();
      for (let i = 0; i < indices.length; i += 3)
        triangles.push({ paint, corners: [0, 1, 2].map((corner) => points[indices[i + corner]]) });
    }
  }
  return triangles;
}

function boxOf(triangles) {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const { corners } of triangles)
    for (const { at } of corners) {
      box.left = Math.min(box.left, at[0]);
      box.right = Math.max(box.right, at[0]);
      box.bottom = Math.min(box.bottom, at[1]);
      box.top = Math.max(box.top, at[1]);
    }
  return box;
}

function paintTriangle({ corners, paint }, toMap, map) {
  const [a, b, c] = corners.map(({ at }) => toMap(at));
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const span = (axis, side) => [
    Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]))),
    Math.min(side - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]))),
  ];
  const [[x0, x1], [y0, y1]] = [span(0, map.width), span(1, map.height)];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const wb = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
      const wc = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
      const wa = 1 - wb - wc;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const depth = wa * a[2] + wb * b[2] + wc * c[2];
      const square = y * map.width + x;
      if (depth <= map.depth[square]) continue;
      map.depth[square] = depth;
      const mix = (axis) => wa * corners[0].uv[axis] + wb * corners[1].uv[axis] + wc * corners[2].uv[axis];
      map.squares[square] = paint.dark && !paint.lit?.(mix(0), mix(1)) ? DARK : LIGHT;
    }
}

/** Stretched by less than half a centimetre, so that it fills the whole centimetres that the catalogue states. */
export async function frontView(file, { w, h }) {
  const triangles = await trianglesOf(await readModel(file));
  const { left, right, bottom, top } = boxOf(triangles);
  const [width, height] = [w * FINENESS, h * FINENESS];
  const toMap = ([x, y, z]) => [
    ((x - left) / (right - left)) * width,
    ((top - y) / (top - bottom)) * height,
    z,
  ];
  const map = {
    width,
    height,
    squares: new Uint8Array(width * height),
    depth: new Float32Array(width * height).fill(-Infinity),
  };
  for (const triangle of triangles) paintTriangle(triangle, toMap, map);
  return map;
}
