import { accessLogApi } from '#contract/access-log.api.ts';
import type { AccessLogEntry } from '#contract/access-log.ts';
import { accessLogFromWire } from '#contract/access-log.wire.ts';
import { pageFromWire } from '#contract/list.wire.ts';
import type { ListCall } from '../list/list-call.ts';

export const accessLogStart = { page: 1, day: '', actor: '' };

export function accessLogList(query: typeof accessLogStart): ListCall<AccessLogEntry> {
  return {
    endpoint: accessLogApi.list,
    input: { query },
    read: (answer) => pageFromWire(answer, accessLogFromWire),
  };
}
