import { createContext, type ReactNode } from 'react';

/** The bar that staff see on public pages; null for everyone else. What opens over a page shows it in itself. */
export const StaffBarContext = createContext<ReactNode>(null);
