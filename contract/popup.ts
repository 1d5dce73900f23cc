import { isSitePath, isWebAddress } from './safe-link.ts';
import type { StoredFile } from './post.ts';

/** On which screens a popup is shown, and what staff call it. */
export const popupDevices = { all: '모든 화면', wide: '넓은 화면', phone: '휴대전화' } as const;
export type PopupDevice = keyof typeof popupDevices;

export interface Popup {
  id: number;
  file: StoredFile;
  link: string;
  /** What the picture says, for those who do not see it. */
  alt: string;
  /** The first moment at which it is shown; empty: at once. */
  from: string;
  /** The first moment at which it is not shown any more; empty: never. */
  to: string;
  device: PopupDevice;
  on: boolean;
}

/** What staff say of a popup, beside its picture. */
export type PopupInput = Omit<Popup, 'id' | 'file'>;

export const noPopup: Popup = {
  id: 0,
  file: { storedName: '', originalName: '', size: 0 },
  link: '',
  alt: '',
  from: '',
  to: '',
  device: 'all',
  on: true,
};

/** What visitors get of it: neither its number, nor what the file was called, nor when it comes and goes. */
export function forVisitors(popup: Popup): Popup {
  return { ...popup, id: 0, file: { ...popup.file, originalName: '' }, from: '', to: '' };
}

type Timed = Pick<Popup, 'from' | 'to' | 'on'>;

/** What staff call the states of a popup. */
export const popupStates = { shown: '게시 중', planned: '예정', over: '종료', off: '꺼짐' } as const;
export type PopupState = keyof typeof popupStates;

/** How a popup stands at a moment (ISO, UTC). */
export function popupState({ from, to, on }: Timed, now: string): PopupState {
  if (!on) return 'off';
  if (to !== '' && to <= now) return 'over';
  return from > now ? 'planned' : 'shown';
}

/** Whether it would end before, or just as, it begins. */
export function endsTooSoon({ from, to }: Pick<Popup, 'from' | 'to'>): boolean {
  return from !== '' && to !== '' && to <= from;
}

/** Where a click on the popup leads: its link when that is safe to follow, else `fallback`. */
export function popupTarget(link: string, fallback: string): string {
  return isSitePath(link) || isWebAddress(link) ? link : fallback;
}
