import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * Going back before the scripts have arrived changes the address but not the document:
 * what stands there then belongs to another address, and must not be hydrated under this one.
 */
function isServedForThisAddress(): boolean {
  const [served] = performance.getEntriesByType('navigation');
  if (served === undefined || !URL.canParse(served.name)) return true;
  const { pathname, search } = new URL(served.name);
  return pathname === location.pathname && search === location.search;
}

if (isServedForThisAddress()) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A page that waits for its data says so at once, instead of leaving the last one standing. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
} else {
  location.reload();
}
