import { popupDevices, popupState, popupStates, type Popup } from '#contract/popup.ts';
import { seoulClock } from '#contract/moment.ts';

const spoken = (moment: string) => seoulClock(moment).replaceAll('-', '.').replace('T', ' ');

function periodText({ from, to }: Pick<Popup, 'from' | 'to'>): string {
  if (from === '' && to === '') return '기간 제한 없음';
  return `${spoken(from)} ~ ${spoken(to)}`.trim();
}

/** On which screens and when a popup is shown, in words and on Seoul's clocks. */
export const placeText = (popup: Popup) => `${popupDevices[popup.device]} / ${periodText(popup)}`;

/** How it stands now, in a word. */
export function stateOf(popup: Popup, now: string) {
  const state = popupState(popup, now);
  return { isShown: state === 'shown', word: popupStates[state] };
}

/** What a popup is called among others. */
export const popupName = ({ alt, file }: Popup) => alt || file.originalName;
