import { robots, type Model } from '#catalog/robots.ts';

export interface ModelReach {
  model: Model;
  /** The tables it gets to; null where nobody has stated how narrow a passage it takes. */
  reached: ReadonlySet<string> | null;
}

/** Which tables each model gets to, by how wide a robot gets there (`narrowest`). Cleaning robots serve none. */
export function modelReach(widths: ReadonlyMap<string, number>): ModelReach[] {
  const serving = robots.filter(({ type }) => type !== 'cleaning');
  return serving.map((robot) => ({
    model: robot.model,
    reached: 'passageCm' in robot ? tablesFor(widths, robot.passageCm) : null,
  }));
}

function tablesFor(widths: ReadonlyMap<string, number>, passageCm: number): ReadonlySet<string> {
  return new Set([...widths].filter(([, width]) => passageCm <= width).map(([id]) => id));
}
