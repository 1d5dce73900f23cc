const key = 'popup_dont_show_date';

/** Today's date in Korea, whatever the zone of the visitor's machine. */
export function seoulDate(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now);
}

/** Whether the visitor asked, today, not to see the popup again today. */
export function isSilencedToday(storage: Pick<Storage, 'getItem'>, now: Date): boolean {
  try {
    return storage.getItem(key) === seoulDate(now);
  } catch {
    return false;
  }
}

export function silenceToday(storage: Pick<Storage, 'setItem'>, now: Date): void {
  try {
    storage.setItem(key, seoulDate(now));
  } catch {
    // Storage is full or forbidden: the popup comes again, which does no harm.
  }
}
