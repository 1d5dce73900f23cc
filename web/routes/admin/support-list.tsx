import { useLoaderData } from 'react-router';
import { category } from '#contract/catalog.ts';
import { inquiryList, inquiryStart } from '#web/admin/inquiry/inquiry-calls.ts';
import { InquiryList } from '#web/admin/inquiry/inquiry-list.tsx';
import { addressIn } from '#web/admin/list/list-address.ts';
import { adminPaths } from '#web/content/paths.ts';
import type { Route } from './+types/support-list.ts';
import { adminMeta } from './admin-meta.ts';
import { loadPage } from './load.ts';

const title = '고객센터 문의';
const kind = category.inquiry.support;
const start = inquiryStart('name');

export const meta = () => adminMeta(title);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPage(request, inquiryList(kind, addressIn(request.url, start)));
}

export default function SupportList() {
  return (
    <InquiryList
      title={title}
      category={kind}
      start={start}
      loaded={useLoaderData<typeof clientLoader>()}
      detailHref={adminPaths.inquiry}
    />
  );
}
