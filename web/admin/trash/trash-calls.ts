import { adminPageSizes } from '#contract/choices.ts';
import { trashApi } from '#contract/trash.api.ts';
import type { TrashItem, TrashKey } from '#contract/trash.ts';
import { forgetAhead, listCall, type ListCall } from '../list/list-call.ts';
import { adminCall } from '../session/admin-call.ts';

export const trashStart = { page: 1, board: '', size: adminPageSizes[0] as number };
export type TrashAddress = typeof trashStart;

export function trashList({ page, board, size }: TrashAddress): ListCall<TrashItem> {
  return listCall(trashApi.list, { query: { page, board, size } });
}

/** Gives what is to be said of it. */
export async function restoreFromTrash(items: readonly TrashKey[]): Promise<string> {
  const said = await adminCall(trashApi.restore, { body: { items: [...items] } });
  forgetAhead();
  return said;
}

export function destroyInTrash(items: readonly TrashKey[]): Promise<string> {
  return adminCall(trashApi.destroy, { body: { items: [...items] } });
}
