import { popupApi } from '#contract/popup.api.ts';
import type { Popup } from '#contract/popup.ts';
import { popupFromWire } from '#contract/popup.wire.ts';
import { adminCall } from '../session/admin-call.ts';

export function readPopup(signal: AbortSignal): Promise<Popup | null> {
  return adminCall(popupApi.current, { signal }, popupFromWire);
}

export async function registerPopup(
  file: File,
  link: string,
  onProgress: (share: number) => void,
): Promise<void> {
  await adminCall(popupApi.register, { body: { link }, file, onProgress }, () => null);
}

export async function removePopup(id: number): Promise<void> {
  await adminCall(popupApi.remove, { body: { id } }, () => null);
}
