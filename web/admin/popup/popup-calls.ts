import { popupsApi } from '#contract/popup.api.ts';
import type { Popup, PopupInput } from '#contract/popup.ts';
import { adminCall } from '../session/admin-call.ts';

export function readPopups(signal: AbortSignal): Promise<Popup[]> {
  return adminCall(popupsApi.list, { signal });
}

type Progress = (share: number) => void;

export async function addPopup(body: PopupInput, file: File, onProgress: Progress): Promise<number> {
  return (await adminCall(popupsApi.add, { body, file, onProgress })).id;
}

export async function replacePopup(
  id: number,
  body: PopupInput,
  file: File,
  onProgress: Progress,
): Promise<void> {
  await adminCall(popupsApi.change, { params: { id }, body, file, onProgress });
}

/** The picture stays. */
export async function changePopup(id: number, body: PopupInput): Promise<void> {
  await adminCall(popupsApi.change, { params: { id }, body });
}

export async function removePopup(id: number): Promise<void> {
  await adminCall(popupsApi.remove, { params: { id } });
}

export async function orderPopups(ids: readonly number[], before: readonly number[]): Promise<void> {
  await adminCall(popupsApi.order, { body: { ids: [...ids], before: [...before] } });
}
