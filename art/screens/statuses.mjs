// What people behind a robot read: that it is at work, and which way it goes.
import { ACCENT, page } from './page.mjs';

const ARROW =
  '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="11.5"/><path d="M12 17.5V7m-4.6 4.4L12 6.8l4.6 4.6"/></svg>';

const status = (width, height, direction) =>
  page(
    width,
    height,
    `<main>${ARROW}<b>서빙 중</b></main>`,
    `body{background:#000;color:#fff}
main{height:100%;display:flex;flex-direction:${direction};align-items:center;justify-content:center;gap:34px}
b{font:700 96px P;letter-spacing:-.03em}svg{width:128px}
circle{fill:${ACCENT}}path{fill:none;stroke:#04211d;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}`,
  );

export const statuses = {
  'status-wide': status(640, 200, 'row'),
  'status-tall': status(400, 600, 'column'),
};
