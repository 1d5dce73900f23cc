import { messages } from '#contract/messages.ts';
import { popupApi } from '#contract/popup.api.ts';
import type { Popup, PopupInput } from '#contract/popup.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { adminCall, withSession } from '../session/admin-call.ts';

/** Visitors read the popup too, but not its number: a popup without one shows that the session has ended. */
export function readPopup(signal: AbortSignal): Promise<Popup | null> {
  return withSession(async () => {
    const popup = await call(popupApi.current, { signal });
    if (popup?.id === 0)
      throw new CallError('refused', { status: 401, serverMessage: messages.wire.loginRequired });
    return popup;
  });
}

export async function registerPopup(
  body: PopupInput,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  await adminCall(popupApi.register, { body, file, onProgress });
}

export async function changePopup(id: number, input: PopupInput): Promise<void> {
  await adminCall(popupApi.change, { body: { id, ...input } });
}

export async function removePopup(id: number): Promise<void> {
  await adminCall(popupApi.remove, { body: { id } });
}
