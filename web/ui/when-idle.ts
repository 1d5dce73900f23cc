/** So long at most a page that is never idle is waited for. */
const timeout = 1_000;

/** Does it when the page has nothing more urgent to do; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Not in every Safari that is still about.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(handle);
}
