import { replyTemplateApi } from '#contract/reply-template.api.ts';
import type { ReplyTemplate } from '#contract/reply-template.ts';
import { adminCall } from '../session/admin-call.ts';

export function readTemplates(signal: AbortSignal): Promise<ReplyTemplate[]> {
  return adminCall(replyTemplateApi.list, { signal });
}

export async function saveTemplate(body: ReplyTemplate): Promise<void> {
  await adminCall(replyTemplateApi.change, { body });
}
