import type { SizeCm } from './dimension-lines.ts';
import type { RobotPart } from './viewer-robot.ts';

export interface View {
  orbit: string;
  target: string;
}

const isLow = ({ h }: SizeCm) => h < 80;

/** As in the robot's picture: from the side of its face, from eye level or, for a low one, from above. */
export function homeView(size: SizeCm, isMeasured = false): View {
  const angle = isLow(size) ? '-36deg 68deg' : '-31deg 77deg';
  // The lines need room of their own: on the floor, and beside one that fills the width.
  const measured = isLow(size) ? 138 : 124;
  return { orbit: `${angle} ${isMeasured ? measured : 110}%`, target: 'auto auto auto' };
}

/** Near a part, before its surface; on what looks up, from the front. */
export function viewOf({ at, facing }: RobotPart, size: SizeCm): View {
  const [x, y, z] = facing;
  const turn = Math.hypot(x, z) > 0.3 ? Math.atan2(x, z) : -0.54;
  // A little beside and above: straight on, everything is flat.
  const degrees = (turn * 180) / Math.PI - 18;
  const tilt = Math.min(80, Math.max(48, (Math.acos(y / Math.hypot(x, y, z)) * 180) / Math.PI - 8));
  const metres = Math.max(1, (Math.max(size.h, size.d) / 100) * 1.25);
  return {
    orbit: `${degrees.toFixed(0)}deg ${tilt.toFixed(0)}deg ${metres.toFixed(2)}m`,
    target: at.map((length) => `${length}m`).join(' '),
  };
}
