import { expect, test } from 'vitest';
import { randomPlan } from '#tests/support/random-plan.ts';
import { shortestWays } from '#tests/support/shortest-way.ts';
import { roadsFor } from '../roads/roads.ts';
import { Ways } from './ways.ts';

test.each([49, 55, 59, 70, 90])(
  'a robot of %i cm drives the shortest way, within a twentieth or 10 cm',
  (robotWidth) => {
    let driven = 0;
    for (let seed = robotWidth; seed < robotWidth + 3; seed += 1) {
      const plan = randomPlan({ seed, width: 900, depth: 700, obstacles: 14 });
      const roads = roadsFor(plan, robotWidth);
      const ways = new Ways(roads, [roads.pickup]);
      const shortest = shortestWays(plan, robotWidth);
      for (const [table, id] of roads.tables.entries()) {
        const { cm } = ways.wayToTable(roads.pickup, table);
        const least = shortest.get(id)!;
        driven += 1;
        expect(cm, `store ${seed}, ${id}`).toBeLessThanOrEqual(Math.max(least * 1.05, least + 10));
      }
    }
    expect(driven).toBeGreaterThan(10);
  },
);
