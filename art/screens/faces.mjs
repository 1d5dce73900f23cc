// Faces: soft glowing eyes on black glass. The picture's edge is pure black, so that it melts into the glass.
import { page, lit } from './page.mjs';

const SHAPES = {
  oval: (x, y, w, h) => `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" fill="url(#eye)"/>
<ellipse cx="${x + w * 0.3}" cy="${y - h * 0.42}" rx="${w * 0.24}" ry="${h * 0.2}" fill="#fff"/>`,
  arc: (
    x,
    y,
    w,
    h,
  ) => `<path d="M${x - w * 1.15} ${y + h * 0.4} Q${x} ${y - h * 1.2} ${x + w * 1.15} ${y + h * 0.4}"
fill="none" stroke="url(#eye)" stroke-width="${w * 0.55}" stroke-linecap="round"/>`,
  lid: (x, y, w, h) => `<path d="M${x - w * 1.05} ${y} Q${x} ${y + h * 2} ${x + w * 1.05} ${y}"
fill="none" stroke="${lit(48)}" stroke-width="${w * 0.3}" stroke-linecap="round"/>`,
  bar: (x, y, w, h) =>
    `<rect x="${x - w}" y="${y - h}" width="${w * 2}" height="${h * 2}" rx="${Math.min(w, h)}" fill="url(#eye)"/>`,
};

/** Sizes are shares of the picture's height; apart is the eyes' distance from the middle, a share of its width. */
function face({
  width,
  height,
  shape = 'oval',
  apart = 0.16,
  across = 0.13,
  tall = 0.18,
  middle = 0.46,
  smile = 0,
}) {
  const eyes = [-1, 1]
    .map((side) =>
      SHAPES[shape](width * (0.5 + side * apart), height * middle, height * across, height * tall),
    )
    .join('');
  const mouth = smile
    ? `<path d="M${width / 2 - height * smile} ${height * (middle + 0.25)} q${height * smile} ${height * smile * 0.8} ${height * smile * 2} 0"
fill="none" stroke="${lit(48)}" stroke-width="${height * 0.024}" stroke-linecap="round"/>`
    : '';
  return page(
    width,
    height,
    `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<linearGradient id="eye" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit(9)}"/><stop offset=".45" stop-color="${lit(48)}"/><stop offset="1" stop-color="${lit(90)}"/></linearGradient>
<filter id="soft" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="${height * 0.035}"/></filter></defs>
<rect width="${width}" height="${height}" fill="#000"/><g filter="url(#soft)" opacity=".5">${eyes}</g>${eyes}${mouth}</svg>`,
  );
}

const t10 = {
  width: 1120,
  height: 720,
  apart: 0.145,
  across: 0.105,
  tall: 0.15,
  middle: 0.46,
  smile: 0.05,
};

export const faces = {
  'face-t5': face({ width: 1280, height: 560, shape: 'bar', apart: 0.13, across: 0.09, tall: 0.2 }),
  'face-t6': face({
    width: 1000,
    height: 1000,
    apart: 0.17,
    across: 0.085,
    tall: 0.115,
    middle: 0.45,
    smile: 0.07,
  }),
  'face-t8': face({
    width: 1280,
    height: 800,
    shape: 'arc',
    apart: 0.17,
    across: 0.13,
    tall: 0.17,
    middle: 0.5,
    smile: 0.06,
  }),
  'face-t9': face({ width: 1500, height: 480, apart: 0.11, across: 0.16, tall: 0.22, middle: 0.5 }),
  'face-t10': face(t10),
  // for the home film: its eyes close, and open again as they were or smiling
  'face-t10-lid-1': face({ ...t10, tall: 0.1 }),
  'face-t10-lid-2': face({ ...t10, tall: 0.045 }),
  'face-t10-shut': face({ ...t10, shape: 'lid', tall: 0.03 }),
  'face-t10-beam': face({ ...t10, shape: 'arc', tall: 0.07 }),
  'face-t10-smile': face({ ...t10, shape: 'arc' }),
  'face-t11': face({
    width: 1200,
    height: 600,
    apart: 0.15,
    across: 0.15,
    tall: 0.2,
    middle: 0.44,
    smile: 0.07,
  }),
  'visor-w3': face({ width: 1200, height: 300, apart: 0.15, across: 0.24, tall: 0.34, middle: 0.5 }),
  'visor-c30': face({ width: 1200, height: 300, apart: 0.15, across: 0.24, tall: 0.34, middle: 0.5 }),
  'visor-c40': face({
    width: 1200,
    height: 300,
    shape: 'arc',
    apart: 0.14,
    across: 0.24,
    tall: 0.3,
    middle: 0.56,
  }),
  'visor-s100': face({
    width: 1600,
    height: 300,
    shape: 'bar',
    apart: 0.13,
    across: 0.34,
    tall: 0.16,
    middle: 0.5,
  }),
};
