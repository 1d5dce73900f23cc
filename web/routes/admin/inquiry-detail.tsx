import { Printer } from 'lucide-react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { inquiryCategories } from '#contract/choices.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { messages } from '#contract/messages.ts';
import { RecordScreen, type RecordActionsProps } from '#web/admin/frame/record-screen.tsx';
import { readInquiry } from '#web/admin/inquiry/inquiry-calls.ts';
import { InquiryPlan } from '#web/admin/inquiry/inquiry-plan.tsx';
import { InquiryRows } from '#web/admin/inquiry/inquiry-rows.tsx';
import type { Loaded } from '#web/admin/load-result.ts';
import { adminPaths } from '#web/content/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { adminMeta } from './admin-meta.ts';
import { loadRecord } from './load.ts';

const title = '문의 상세';

export const meta = () => adminMeta(title);

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadRecord(args, readInquiry, messages.admin.inquiryMissing);
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

/** The list that an inquiry belongs to. */
export function inquiryListHref(loaded: Loaded<Inquiry>): string {
  const isSupport = loaded.ok && loaded.value.category === inquiryCategories.support.number;
  return isSupport ? adminPaths.supportInquiries : adminPaths.partnerships;
}

export default function InquiryDetail() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <RecordScreen title={title} loaded={loaded} plainList={inquiryListHref(loaded)} Actions={InquiryActions}>
      {(inquiry) => (
        <>
          <InquiryRows inquiry={inquiry} />
          {inquiry.plan !== '' && <InquiryPlan inquiry={inquiry} />}
        </>
      )}
    </RecordScreen>
  );
}
