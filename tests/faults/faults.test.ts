import { expect, it } from 'vitest';
import { everyFault } from './every-fault.ts';
import { shortPace } from './fault.ts';

for (const { name, run, impossible } of everyFault.filter(({ isLong }) => isLong !== true)) {
  const reason = impossible?.() ?? null;
  if (reason !== null) console.log(`not shown here: ${name}: ${reason}`);
  it.skipIf(reason !== null)(`loses nothing: ${name}`, async () => {
    const { acknowledged, lost, wrong } = await run(shortPace);
    expect({ lost, wrong }).toEqual({ lost: 0, wrong: [] });
    expect(acknowledged).toBeGreaterThan(0);
  });
}
