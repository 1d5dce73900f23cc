import { statusName } from '#contract/choices.ts';

/** Inquiries as the access log names them. */
export const numbered = (...ids: readonly number[]) => `문의 ${ids.join(', ')}번`;

/** A change as the timeline tells it. */
export const fromTo = (before: string, after: string) => `${before} → ${after}`;
export const statusChange = (before: number, after: number) => fromTo(statusName(before), statusName(after));
