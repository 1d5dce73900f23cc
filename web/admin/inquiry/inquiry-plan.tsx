import type { Inquiry } from '#contract/inquiry.ts';
import { inquiryFields } from '#contract/inquiry-fields.ts';
import { PlanSheet } from '#web/plan/plan-sheet.tsx';

/** The store as the customer drew it; on paper a sheet of its own. */
export function InquiryPlan({ inquiry }: { inquiry: Inquiry }) {
  return (
    <section aria-labelledby="plan-heading" className="mt-8 print:break-before-page">
      <h2 id="plan-heading" className="mb-4 text-body font-semibold text-ink">
        {inquiryFields.plan.label}
      </h2>
      <div className="rounded-sm p-4 ring-1 ring-line md:p-5 print:p-0 print:ring-0">
        <PlanSheet json={inquiry.plan} model={inquiry.robotModel} drawingSize="max-h-128" />
      </div>
    </section>
  );
}
