import { createContext } from 'react-router';
import type { PageServices } from '#contract/page-services.ts';

/** What the server hands to the loaders of one request. */
export const pageServices = createContext<PageServices>();
