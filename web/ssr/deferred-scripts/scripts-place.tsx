import { createContext, use, type ReactNode } from 'react';

/** Whether the server takes the scripts of this page out of the way of its first paint; never so in browsers. */
export const AreScriptsDeferred = createContext(false);

/**
 * Goes around the router's `<Scripts>`, last in the body. What waits stands in a `<noscript>` of ours: by that
 * `deferScripts` finds it, and React leaves the preloads in it instead of putting them into the head.
 */
export function ScriptsPlace({ children }: { children: ReactNode }) {
  return use(AreScriptsDeferred) ? <noscript id="scripts">{children}</noscript> : children;
}
