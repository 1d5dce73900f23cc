import { Printer } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { category } from '#contract/catalog.ts';
import { messages } from '#contract/messages.ts';
import { RecordScreen, type RecordActionsProps } from '#web/admin/frame/record-screen.tsx';
import { readInquiry } from '#web/admin/inquiry/inquiry-calls.ts';
import { InquiryRows } from '#web/admin/inquiry/inquiry-rows.tsx';
import { adminPaths } from '#web/content/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/inquiry-detail.ts';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '문의 상세';

export const meta = () => adminMeta(title);

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return load(request, () => readInquiry(params.id, request.signal), {
    missing: messages.admin.inquiryMissing,
  });
}

function InquiryActions({ wayBack }: RecordActionsProps) {
  return (
    <>
      {wayBack}
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        인쇄
      </Button>
    </>
  );
}

export default function InquiryDetail() {
  const loaded = useLoaderData<typeof clientLoader>();
  const isSupport = loaded.ok && loaded.value.category === category.inquiry.support;
  return (
    <RecordScreen
      title={title}
      loaded={loaded}
      plainList={isSupport ? adminPaths.supportInquiries : adminPaths.partnerships}
      Actions={InquiryActions}
    >
      {(inquiry) => <InquiryRows inquiry={inquiry} />}
    </RecordScreen>
  );
}
