import { distanceToRect, type Rect } from '#planner/geometry.ts';
import type { Obstacle } from '#planner/plan.ts';
import type { ChairBack } from './obstacle-shape.tsx';

/** How far from a table a chair still belongs to it. */
const nearCm = 30;

/** A chair turns its back on the table that it stands at; one that stands alone has none to be seen. */
export function chairBack(chair: Obstacle, tables: readonly Rect[]): ChairBack | undefined {
  const x = chair.x + chair.w / 2;
  const y = chair.y + chair.d / 2;
  let nearest: Rect | undefined;
  let least = nearCm + Math.max(chair.w, chair.d) / 2;
  for (const table of tables) {
    const distance = distanceToRect(table, x, y);
    if (distance >= least) continue;
    least = distance;
    nearest = table;
  }
  if (nearest === undefined) return undefined;
  const beyondSide = Math.max(nearest.x - x, x - nearest.x - nearest.w);
  const beyondEnd = Math.max(nearest.y - y, y - nearest.y - nearest.d);
  if (beyondSide > beyondEnd) return x < nearest.x + nearest.w / 2 ? 'left' : 'right';
  return y < nearest.y + nearest.d / 2 ? 'top' : 'bottom';
}
