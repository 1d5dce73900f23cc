import type { SavingInput } from '#catalog/saving.ts';

/** What is reckoned with: all that `saving` takes, but the rent is the visitor's own and may not be known yet. */
export type CostInput = Omit<Required<SavingInput>, 'rent'> & { rent: number | undefined };
export type CostName = keyof CostInput;

/** What each may be; beyond it is brought to its nearest end. */
export const costRanges: Readonly<Record<CostName, { min: number; max: number }>> = {
  wage: { min: 1_000, max: 200_000 },
  hours: { min: 1, max: 24 },
  days: { min: 1, max: 31 },
  trips: { min: 0, max: 300 },
  minutes: { min: 0, max: 60 },
  share: { min: 0, max: 100 },
  robots: { min: 1, max: 20 },
  rent: { min: 0, max: 10_000_000 },
};

/** The wage is the legal minimum of 2026. There is no rent: what a robot costs is for a quote to say. */
export const costDefaults: CostInput = {
  wage: 10_320,
  hours: 10,
  days: 26,
  trips: 20,
  minutes: 2,
  share: 80,
  robots: 1,
  rent: undefined,
};

/** Only to show what a rent does; the page says so wherever it stands. */
export const exampleRent = 600_000;

const names = Object.keys(costRanges) as CostName[];

type Params = Readonly<{ get(name: string): string | null }>;

/** As people write numbers, with or without commas. */
function numberIn(params: Params, name: CostName): number | undefined {
  const text = (params.get(name) ?? '').replaceAll(/[\s,]/g, '');
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(text)) return undefined;
  const { min, max } = costRanges[name];
  const inRange = Math.min(Math.max(Number(text), min), max);
  return name === 'robots' ? Math.round(inRange) : Math.round(inRange * 100) / 100;
}

/** Reads figures from an address: out of range they are brought into it, nonsense means the default. */
export function readCost(params: Params): CostInput {
  const found = { ...costDefaults };
  for (const name of names) Object.assign(found, { [name]: numberIn(params, name) ?? costDefaults[name] });
  return found;
}

/** The figures as an address spells them, defaults left out. */
export function costEntries(input: CostInput): [name: CostName, value: string][] {
  return names
    .filter((name) => input[name] !== undefined && input[name] !== costDefaults[name])
    .map((name) => [name, String(input[name])]);
}
