import { isSitePath, isWebAddress } from './safe-link.ts';
import type { StoredFile } from './post.ts';

export interface Popup {
  id: number;
  file: StoredFile;
  link: string;
}

/** What staff say of a popup, beside its picture. */
export type PopupInput = Omit<Popup, 'id' | 'file'>;

export const noPopup: Popup = { id: 0, file: { storedName: '', originalName: '', size: 0 }, link: '' };

/** What visitors get of it: neither its number nor what the file was called. */
export function forVisitors(popup: Popup | null): Popup | null {
  return popup && { ...popup, id: 0, file: { ...popup.file, originalName: '' } };
}

/** Where a click on the popup leads: its link when that is safe to follow, else `fallback`. */
export function popupTarget(link: string, fallback: string): string {
  return isSitePath(link) || isWebAddress(link) ? link : fallback;
}
