import { currentPopupPath, shownPopupsPath } from '#contract/current-popup.api.ts';
import { popupFromWire, popupsFromWire } from '#contract/current-popup.wire.ts';
import { limits } from '#contract/limits.ts';
import type { Popup } from '#contract/popup.ts';
import { uploadSrcSet } from '#contract/upload-address.ts';

export interface ReadyPopup extends Popup {
  /** Size of the picture, which is loaded by now: nothing jumps when it is shown. */
  width: number;
  height: number;
}

/** How wide the popup's picture is shown. */
export const popupSizes = '26rem';

/** Where a screen is a phone's. */
const phone = '(max-width: 768px)';

async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal,
  });
  return answer.ok ? answer.json() : null;
}

/** The first popup says whether there are others: one alone is asked for once. */
async function readPopups(signal: AbortSignal): Promise<Popup[]> {
  const first = popupFromWire(await ask(currentPopupPath, signal));
  if (first === null) return [];
  return first.others === 0 ? [first] : popupsFromWire(await ask(shownPopupsPath, signal));
}

/** The popups for this screen, in their order, with their pictures at hand. */
export async function fetchPopups(signal: AbortSignal): Promise<ReadyPopup[]> {
  const timeout = AbortSignal.timeout(limits.listTimeoutMs);
  const popups = await readPopups(AbortSignal.any([signal, timeout]));
  const here = matchMedia(phone).matches ? 'phone' : 'wide';
  const forThisScreen = popups.filter(({ device }) => device === 'all' || device === here);
  return Promise.all(forThisScreen.map(withPicture));
}

/** A picture that does not load, or not in time, is not waited for: the placeholder, a square, stands in for it. */
async function withPicture(popup: Popup): Promise<ReadyPopup> {
  const picture = new Image();
  picture.sizes = popupSizes;
  picture.srcset = uploadSrcSet(popup.file.storedName, 'avif') ?? '';
  const late = new Promise((resolve) => setTimeout(resolve, limits.listTimeoutMs));
  await Promise.race([picture.decode().catch(() => undefined), late]);
  return { ...popup, width: picture.naturalWidth || 800, height: picture.naturalHeight || 800 };
}
