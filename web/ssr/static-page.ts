import { createContext } from 'react';

/**
 * Whether a page stays as it was sent. The page that says why there is none is the same at every address: scripts would
 * look for the page of the address it was sent to.
 */
export const StaticPage = createContext(false);
