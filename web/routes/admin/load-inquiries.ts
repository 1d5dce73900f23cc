import { readDesk, type InquiryAddress } from '#web/admin/inquiry/inquiry-calls.ts';
import { addressIn } from '#web/admin/list/list-address.ts';
import { load } from './load.ts';

/** The page of inquiries that the address asks for. */
export function loadInquiries(request: Request, desk: { category: number; start: InquiryAddress }) {
  return load(request, () => readDesk(desk.category, addressIn(request.url, desk.start), request.signal));
}
