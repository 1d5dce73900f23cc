/** Time as the whole server knows it; tests put their own in its place. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** How far the clocks of two servers may be apart: what lies further ahead is from before a clock was set back. */
export const clockSkewMs = 60_000;
