import { seededRandom } from '#planner/day/random.ts';
import { distanceToRect } from '#planner/geometry.ts';
import { parsePlan, type Kind, type Obstacle, type Plan } from '#planner/plan.ts';

interface Wanted {
  seed: number;
  width: number;
  depth: number;
  obstacles: number;
}

/** A store with tables, chairs, walls and plants anywhere; walls may cross others, the rest stands apart. */
export function randomPlan({ seed, width, depth, obstacles: count }: Wanted): Plan {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const sizeOf = (kind: Kind): [number, number] => {
    if (kind === 'table') return [between(50, 120), between(50, 90)];
    if (kind === 'chair') return [40, 40];
    if (kind === 'plant') return [between(20, 50), between(20, 50)];
    const wall: [number, number] = [between(10, 20), between(100, 300)];
    return random() < 0.5 ? wall : [wall[1], wall[0]];
  };
  const kinds: readonly Kind[] = ['table', 'table', 'table', 'table', 'chair', 'chair', 'plant', 'wall'];
  const obstacles: Obstacle[] = [];
  for (let attempt = 0; obstacles.length < count && attempt < count * 30; attempt += 1) {
    const kind = kinds[between(0, kinds.length - 1)] ?? 'table';
    const [w, d] = sizeOf(kind);
    if (w > width || d > depth) continue;
    const [x, y] = [between(0, width - w), between(0, depth - d)];
    const meets = obstacles.some((o) => x < o.x + o.w && o.x < x + w && y < o.y + o.d && o.y < y + d);
    if (kind === 'wall' || !meets) obstacles.push({ kind, id: `o${obstacles.length}`, x, y, w, d });
  }
  for (;;) {
    const pickup = { x: between(60, width - 60), y: between(60, depth - 60) };
    const room = Math.min(...obstacles.map((obstacle) => distanceToRect(obstacle, pickup.x, pickup.y)));
    // Somewhere with room; where there is none, after a while, anywhere outside the obstacles.
    if (room >= 50 || (room > 0 && random() < 0.005))
      return parsePlan({ v: 1, name: '', width, depth, obstacles, pickup, dock: null });
  }
}
