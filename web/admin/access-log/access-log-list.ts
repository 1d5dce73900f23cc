import { accessLogApi } from '#contract/access-log.api.ts';
import type { AccessLogEntry } from '#contract/access-log.ts';
import { listCall, type ListCall } from '../list/list-call.ts';

export const accessLogStart = { page: 1, day: '', actor: '' };

export function accessLogList(query: typeof accessLogStart): ListCall<AccessLogEntry> {
  return listCall(accessLogApi.list, { query });
}
