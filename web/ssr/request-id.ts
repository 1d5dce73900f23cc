import { createContext } from 'react';

/** The id under which the server logged this request; empty in the browser, which has none of its own. */
export const RequestId = createContext('');
