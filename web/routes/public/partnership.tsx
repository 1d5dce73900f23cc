import { partnerOffers, partnershipForm } from '#web/content/inquiry-forms.ts';
import { PartnerOffers } from '#web/inquiry/partner-offers.tsx';
import { postInquiry } from './inquiry-post.ts';
import type { Route } from './+types/partnership.ts';
import { InquiryPage, inquiryMeta } from './inquiry-page.tsx';

export function action({ request, context }: Route.ActionArgs) {
  return postInquiry(partnershipForm, request, context);
}

/** Who is to wait before trying again is told how long. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => inquiryMeta(partnershipForm, matches);

export default function Partnership({ actionData }: Route.ComponentProps) {
  return (
    <InquiryPage
      content={partnershipForm}
      posted={actionData}
      banner={<PartnerOffers {...partnerOffers} />}
    />
  );
}
