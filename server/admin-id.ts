import { isCleanText } from '#contract/clean-text.ts';

export const adminIdRule = '1 to 100 characters without spaces';

export const isAdminId = (id: string): boolean => /^\S{1,100}$/.test(id) && isCleanText(id);
