import type { Plan } from '#planner/plan.ts';

type Room = Pick<Plan, 'width' | 'depth'>;

/** How thick the walls around the room are drawn. */
export const edgeOf = ({ width, depth }: Room): number => Math.max(width, depth) * 0.012;

/** How large pickup point and dock are drawn. */
export const markRadius = ({ width, depth }: Room): number => Math.max(20, Math.max(width, depth) * 0.022);
