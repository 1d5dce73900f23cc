import { use } from 'react';

/** What the server handed over, or what the browser still waits for: to be asked for inside a `<Suspense>`. */
export function useArrived<Value>(coming: Value | Promise<Value>): Value {
  return coming instanceof Promise ? use(coming) : coming;
}
