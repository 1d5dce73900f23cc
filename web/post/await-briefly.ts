/** Too short to be noticed, long enough for most answers. */
const momentMs = 100;

const moment = () => new Promise<null>((resolve) => setTimeout(resolve, momentMs, null));

/**
 * The value if it comes within a moment, else the promise of it. A skeleton that is shown stays for a third of a second
 * (React's own rule against flicker), which is longer than most lists take to come. The promise must not reject.
 */
export async function awaitBriefly<Value extends object>(
  deferred: Promise<Value>,
): Promise<{ value: Value | Promise<Value> }> {
  return { value: (await Promise.race([deferred, moment()])) ?? deferred };
}
