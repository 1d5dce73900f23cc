import type { InquirySearchField } from '#contract/choices.ts';
import { inquiryApi } from '#contract/inquiry.api.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { listCall, type ListCall } from '../list/list-call.ts';
import { adminCall } from '../session/admin-call.ts';

export type InquiryAddress = { page: number; keyword: string; field: InquirySearchField };

/** Each of the two lists searches in its own field unless told otherwise. */
export function inquiryStart(field: InquirySearchField): InquiryAddress {
  return { page: 1, keyword: '', field };
}

export function inquiryList(category: number, { page, keyword, field }: InquiryAddress): ListCall<Inquiry> {
  const query = keyword === '' ? { page } : { page, keyword, field };
  return listCall(inquiryApi.list, { params: { category }, query });
}

export function readInquiry(id: string, signal: AbortSignal): Promise<Inquiry> {
  return adminCall(inquiryApi.detail, { params: { id }, signal });
}

export async function removeInquiries(ids: readonly number[]): Promise<void> {
  await adminCall(inquiryApi.remove, { body: { ids: [...ids] } });
}
