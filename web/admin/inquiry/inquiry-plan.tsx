import { useEffect, useState } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { inquiryFields } from '#contract/inquiry-fields.ts';
import { planFromJson, planToLink } from '#planner/plan-text.ts';
import { paths } from '#web/content/paths.ts';
import { PlanSheet } from '#web/plan/plan-sheet.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';

/** The store as the customer drew it; on paper a sheet of its own. */
export function InquiryPlan({ inquiry }: { inquiry: Inquiry }) {
  const { plan, robotModel } = inquiry;
  const link = usePlanLink(plan);
  return (
    <section aria-labelledby="plan-heading" className="mt-8 print:break-before-page">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="plan-heading" className="text-body font-semibold text-ink">
          {inquiryFields.plan.label}
        </h2>
        {link !== null && (
          <ExternalLink
            href={`${paths.planner}?model=${encodeURIComponent(robotModel)}#p=${link}`}
            className={buttonStyle({ look: 'secondary', size: 'sm' }, 'print:hidden')}
          >
            매장 시뮬레이터에서 열기
          </ExternalLink>
        )}
      </div>
      <div className="rounded-sm p-4 ring-1 ring-line md:p-5 print:p-0 print:ring-0">
        <PlanSheet json={plan} model={robotModel} drawingSize="max-h-128" />
      </div>
    </section>
  );
}

/** The plan as the simulator's address has it; null where it is none, or not packed yet. */
function usePlanLink(json: string): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let isStale = false;
    const pack = async () => planToLink(planFromJson(json));
    pack().then(
      (packed) => isStale || setLink(packed),
      () => setLink(null),
    );
    return () => {
      isStale = true;
    };
  }, [json]);
  return link;
}
