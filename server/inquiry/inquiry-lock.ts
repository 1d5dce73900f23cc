/** Under which name a transaction takes its turn to change an inquiry. */
export const lockName = (id: number) => `inquiry:${id}`;
