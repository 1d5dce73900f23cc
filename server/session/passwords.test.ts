import { expect, it } from 'vitest';
import { createPasswords, priorities } from './passwords.ts';

const uncounted = { priority: priorities.known, check: async () => {}, count: async () => {} };

it('hashes with argon2id at 19 MiB and 2 passes, salted', async () => {
  const passwords = createPasswords();
  const [one, two] = await Promise.all([passwords.hash('나룻배를 타고'), passwords.hash('나룻배를 타고')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

it('knows a password again, composed or decomposed, and no other', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('나룻배를 타고');
  expect(await passwords.verify(stored, '나룻배를 타고'.normalize('NFD'), uncounted)).toBe(true);
  expect(await passwords.verify(stored, '나룻배를 타고 ', uncounted)).toBe(false);
});

it('says no where there is no hash, after as much work as for a wrong password', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('나룻배를 타고');
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 7; round += 1) {
    for (const [kind, hash] of [
      ['known', stored],
      ['unknown', null],
    ] as const) {
      const start = process.cpuUsage();
      expect(await passwords.verify(hash, 'wrong', uncounted)).toBe(false);
      const { user, system } = process.cpuUsage(start);
      times[kind].push(user + system);
    }
  }
  const least = { known: Math.min(...times.known), unknown: Math.min(...times.unknown) };
  expect(least.unknown).toBeGreaterThan(least.known / 2);
  expect(least.unknown).toBeLessThan(least.known * 2);
});

it('answers 503 to those who find two at work and the line full', async () => {
  const passwords = createPasswords(2, 3);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, () => passwords.verify(null, 'x', uncounted)),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' });
});
