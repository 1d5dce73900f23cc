import { currentPopupPath } from '#contract/current-popup.api.ts';
import { popupFromWire } from '#contract/current-popup.wire.ts';
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

/** The popup with its picture at hand, or null when there is none. */
export async function fetchPopup(signal: AbortSignal): Promise<ReadyPopup | null> {
  const timeout = AbortSignal.timeout(limits.listTimeoutMs);
  const answer = await fetch(currentPopupPath, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, timeout]),
  });
  const popup = answer.ok ? popupFromWire(await answer.json()) : null;
  return popup && { ...popup, ...(await loadPicture(popup.file.storedName)) };
}

/** A picture that does not load is not waited for: the placeholder, a square, stands in for it. */
async function loadPicture(storedName: string): Promise<{ width: number; height: number }> {
  const picture = new Image();
  picture.sizes = popupSizes;
  picture.srcset = uploadSrcSet(storedName, 'avif') ?? '';
  await picture.decode().catch(() => undefined);
  return { width: picture.naturalWidth || 800, height: picture.naturalHeight || 800 };
}
