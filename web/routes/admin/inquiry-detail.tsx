import { Printer } from 'lucide-react';
import { useLoaderData, useNavigate, useLocation, type ClientLoaderFunctionArgs } from 'react-router';
import { inquiryCategories } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import { KeyHelp } from '#web/admin/frame/key-help.tsx';
import { RecordScreen, type RecordActionsProps } from '#web/admin/frame/record-screen.tsx';
import { useKeys } from '#web/admin/frame/use-keys.ts';
import { InquiryBar } from '#web/admin/inquiry/inquiry-bar.tsx';
import { readInquiry, type OpenInquiry } from '#web/admin/inquiry/inquiry-calls.ts';
import { InquiryPlan } from '#web/admin/inquiry/inquiry-plan.tsx';
import { InquiryRows } from '#web/admin/inquiry/inquiry-rows.tsx';
import { InquiryTimeline } from '#web/admin/inquiry/inquiry-timeline.tsx';
import { MemoBox } from '#web/admin/inquiry/memo-box.tsx';
import { OtherInquiries } from '#web/admin/inquiry/other-inquiries.tsx';
import { ReplyBox } from '#web/admin/inquiry/reply-box.tsx';
import { useBackAddress } from '#web/admin/list/detail-link.tsx';
import type { Loaded } from '#web/admin/load-result.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { adminMeta } from './admin-meta.ts';
import { loadRecord } from './load.ts';

const title = '문의 상세';

/** As the list of keys names them. */
const detailKeys = [
  { key: 'j', does: '다음 문의' },
  { key: 'k', does: '이전 문의' },
  { key: 'e', does: '완료로 변경' },
  { key: 'm', does: '메모 쓰기' },
  { key: 'r', does: '답변 쓰기' },
  { key: 'u', does: '목록으로' },
];

export const meta = () => adminMeta(title);

export function clientLoader(args: ClientLoaderFunctionArgs) {
  const { search } = new URL(args.request.url);
  const read = (id: string, signal: AbortSignal) => readInquiry(id, search, signal);
  return loadRecord(args, read, messages.admin.inquiryMissing);
}

function InquiryActions({ wayBack }: RecordActionsProps) {
  return (
    <>
      <KeyHelp keys={detailKeys} />
      {wayBack}
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        인쇄
      </Button>
    </>
  );
}

/** The list that an inquiry belongs to. */
export function inquiryListHref(loaded: Loaded<OpenInquiry>): string {
  const isSupport = loaded.ok && loaded.value.inquiry.category === inquiryCategories.support.number;
  return isSupport ? adminPaths.supportInquiries : adminPaths.partnerships;
}

export default function InquiryDetail() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <RecordScreen title={title} loaded={loaded} plainList={inquiryListHref(loaded)} Actions={InquiryActions}>
      {(open) => <Desk key={open.inquiry.id} {...open} />}
    </RecordScreen>
  );
}

/** On a wide screen what was asked and answered on the left, what happened on the right; on paper what was asked. */
function Desk({ inquiry, assignees, templates }: OpenInquiry) {
  const { search } = useLocation();
  const neighbourHref = (id: number) => adminPaths.inquiry(id) + search;
  useWays({ inquiry, assignees, templates }, neighbourHref);
  return (
    <div className="grid gap-5 print:block">
      <InquiryBar inquiry={inquiry} assignees={assignees} neighbourHref={neighbourHref} />
      <div className="grid items-start gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="grid min-w-0 gap-8 print:block">
          <div>
            <InquiryRows inquiry={inquiry} />
            {inquiry.plan !== '' && <InquiryPlan inquiry={inquiry} />}
          </div>
          <ReplyBox inquiry={inquiry} templates={templates} />
        </div>
        <div data-print="hide" className="grid min-w-0 gap-8 wrap-anywhere">
          <div className="grid gap-6">
            <InquiryTimeline entries={inquiry.timeline} />
            <MemoBox id={inquiry.id} />
          </div>
          {inquiry.others.length > 0 && (
            <OtherInquiries others={inquiry.others} inquiryHref={adminPaths.inquiry} />
          )}
        </div>
      </div>
    </div>
  );
}

/** To the next inquiry, the one before and the list, by keys; the list stays the one that one came from. */
function useWays(open: OpenInquiry, neighbourHref: (id: number) => string): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const list = useBackAddress(inquiryListHref({ ok: true, value: open }));
  const { previous, next } = open.inquiry;
  const go = (id: number | null) => id !== null && void navigate(neighbourHref(id), { state });
  useKeys({
    KeyJ: () => go(next),
    KeyK: () => go(previous),
    KeyU: () => void navigate(list),
  });
}
