import { classNames } from './class-names.ts';

/** Holds the place of something that is still loading; give it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-sm bg-line/70', className)} />;
}
