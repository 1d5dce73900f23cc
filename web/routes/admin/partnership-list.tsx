import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { inquiryCategories } from '#contract/choices.ts';
import { inquiryStart } from '#web/admin/inquiry/inquiry-calls.ts';
import { InquiryList } from '#web/admin/inquiry/inquiry-list.tsx';
import { adminPaths } from '#web/content/admin-paths.ts';
import { adminMeta } from './admin-meta.ts';
import { loadInquiries } from './load-inquiries.ts';

const desk = {
  title: '제휴문의',
  category: inquiryCategories.partnership.number,
  start: inquiryStart('title'),
};

export const meta = () => adminMeta(desk.title);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInquiries(request, desk);

export default function PartnershipList() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <InquiryList {...desk} loaded={loaded} detailHref={adminPaths.inquiry} />;
}
