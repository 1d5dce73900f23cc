import { inquiryList, type InquiryAddress } from '#web/admin/inquiry/inquiry-calls.ts';
import { addressIn } from '#web/admin/list/list-address.ts';
import { loadPage } from './load.ts';

/** The page of inquiries that the address asks for. */
export function loadInquiries(request: Request, desk: { category: number; start: InquiryAddress }) {
  return loadPage(request, inquiryList(desk.category, addressIn(request.url, desk.start)));
}
