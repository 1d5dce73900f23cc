import { messages } from '#contract/messages.ts';
import { AppError } from '#server/errors.ts';

/** All that is there in its new order and, where the person said so, in the one that was looked at. */
export interface NewOrder {
  ids: readonly number[];
  before?: readonly number[] | undefined;
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Refuses an order of what is no longer there, of a part of it, or made from one that somebody else has changed since. */
export function checkOrder({ ids, before }: NewOrder, current: readonly number[]): void {
  const byNumber = (list: readonly number[]) => list.toSorted((one, other) => one - other);
  const isWhole = isSame(byNumber(ids), byNumber(current));
  if (!isWhole || (before !== undefined && !isSame(before, current)))
    throw new AppError('conflict', messages.admin.orderStale);
}
