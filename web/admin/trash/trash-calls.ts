import { trashApi } from '#contract/trash.api.ts';
import type { TrashKey } from '#contract/trash.ts';
import { forgetAhead } from '../list/list-call.ts';
import { adminCall } from '../session/admin-call.ts';

/** Gives what is to be said of it. */
export async function restoreFromTrash(items: readonly TrashKey[]): Promise<string> {
  const said = await adminCall(trashApi.restore, { body: { items: [...items] } });
  forgetAhead();
  return said;
}
