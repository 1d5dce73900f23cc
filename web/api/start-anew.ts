const answerWithinMs = 10_000;

/**
 * A browser remembers a script that did not come, and asks for it again only when the page starts anew. `prepare` runs
 * once it is known that it can.
 */
export async function startAnew(prepare: () => void = () => {}): Promise<void> {
  // Without a connection there would be no page to start.
  await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  prepare();
  location.reload();
}
