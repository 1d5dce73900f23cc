/** One for each robot of the largest fleet; they bear a number as well. */
export const robotColours = [
  'text-accent-strong',
  'text-blue',
  'text-violet',
  'text-rose',
  'text-ink',
] as const;
