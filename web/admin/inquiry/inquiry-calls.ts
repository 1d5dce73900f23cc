import type { InquirySearchField } from '#contract/choices.ts';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import type { DeskInquiry, InquiryDetail } from '#contract/inquiry-desk.ts';
import { listCall, type ListCall } from '../list/list-call.ts';
import { adminCall } from '../session/admin-call.ts';

export type InquiryAddress = { page: number; keyword: string; field: InquirySearchField };

/** Each of the two lists searches in its own field unless told otherwise. */
export function inquiryStart(field: InquirySearchField): InquiryAddress {
  return { page: 1, keyword: '', field };
}

export function inquiryList(
  category: number,
  { page, keyword, field }: InquiryAddress,
): ListCall<DeskInquiry> {
  const query = keyword === '' ? { page } : { page, keyword, field };
  return listCall(inquiryDeskApi.list, { params: { category }, query });
}

export function readInquiry(id: string, signal: AbortSignal): Promise<InquiryDetail> {
  return adminCall(inquiryDeskApi.detail, { params: { id }, signal });
}

export async function removeInquiries(ids: readonly number[]): Promise<void> {
  await adminCall(inquiryDeskApi.remove, { body: { ids: [...ids] } });
}
