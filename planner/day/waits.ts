/** The mean of waits, and what 95 of 100 stay within; 0 where nobody waited. */
export function waitFigures(waits: readonly number[]): { meanWaitS: number; p95WaitS: number } {
  const sorted = Float64Array.from(waits).sort();
  const { length } = sorted;
  return {
    meanWaitS: length === 0 ? 0 : sorted.reduce((sum, wait) => sum + wait, 0) / length,
    p95WaitS: sorted[Math.ceil(length * 0.95) - 1] ?? 0,
  };
}
