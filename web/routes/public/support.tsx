import { company } from '#contract/company.ts';
import { supportForm } from '#web/content/inquiry-forms.ts';
import { postInquiry } from './inquiry-post.ts';
import { InquiryPhoneBanner } from '#web/inquiry/inquiry-phone-banner.tsx';
import type { Route } from './+types/support.ts';
import { InquiryPage, inquiryMeta } from './inquiry-page.tsx';

export function action({ request, context }: Route.ActionArgs) {
  return postInquiry(supportForm, request, context);
}

/** Who is to wait before trying again is told how long. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => inquiryMeta(supportForm, matches);

export default function Support({ actionData }: Route.ComponentProps) {
  return (
    <InquiryPage
      content={supportForm}
      posted={actionData}
      takesHandover
      banner={<InquiryPhoneBanner phone={company.phone} hours={company.supportHours} />}
    />
  );
}
