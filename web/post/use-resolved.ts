import { use } from 'react';

/** What the server handed over, or what the browser still waits for: to be asked for inside a `<Suspense>`. */
export function useResolved<Value>(deferred: Value | Promise<Value>): Value {
  return deferred instanceof Promise ? use(deferred) : deferred;
}
