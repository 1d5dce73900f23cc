import { useRevalidator } from 'react-router';
import type { SecondStepState } from '#contract/second-step.ts';
import { TotpSection } from './totp-section.tsx';

interface SecurityProps {
  secondStep: SecondStepState;
}

/** What somebody does for the safety of their own account. */
export function Security({ secondStep }: SecurityProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="grid gap-5">
      <TotpSection {...secondStep} onChanged={revalidate} />
    </div>
  );
}
