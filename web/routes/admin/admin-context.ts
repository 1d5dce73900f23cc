import { createContext } from 'react-router';
import type { AdminIdentity } from '#contract/session.ts';

/** Who is logged in; nobody on the login page. */
export const adminContext = createContext<AdminIdentity | null>(null);
