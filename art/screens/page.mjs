// The page that every screen is drawn on: one size, Pretendard, the site's colours.
import { token } from '../brand/tokens.ts';

const FONTS = new URL('../node_modules/pretendard/dist/public/static/', import.meta.url).href;
const WEIGHTS = { Regular: 400, Medium: 500, SemiBold: 600, Bold: 700, ExtraBold: 800, Black: 900 };

/** The accent as a lit screen shows it: `share` of it, the rest white. */
export const lit = (share) => `color-mix(in srgb, ${token('accent')} ${share}%, white)`;
export const ACCENT = lit(70);
export const NIGHT = 'linear-gradient(160deg, #0f2230, #0a141c)';

const fontFaces = Object.entries(WEIGHTS)
  .map(
    ([name, weight]) =>
      `@font-face{font-family:P;font-weight:${weight};src:url(${FONTS}Pretendard-${name}.otf)}`,
  )
  .join('');

export const page = (width, height, body, css = '') => ({
  width,
  height,
  html: `<!doctype html><meta charset="utf-8"><style>${fontFaces}
*{box-sizing:border-box;margin:0}
body{width:${width}px;height:${height}px;overflow:hidden;position:relative;font-family:P;letter-spacing:-.01em}
${css}</style>${body}`,
});
