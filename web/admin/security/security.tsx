import { useRevalidator } from 'react-router';
import type { SecondStepState } from '#contract/second-step.ts';
import type { OwnSession } from '#contract/own-sessions.ts';
import { PasskeySection } from './passkey-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TotpSection } from './totp-section.tsx';

interface SecurityProps {
  secondStep: SecondStepState;
  sessions: readonly OwnSession[];
}

/** What somebody does for the safety of their own account. */
export function Security({ secondStep, sessions }: SecurityProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="grid gap-5">
      <TotpSection {...secondStep} onChanged={revalidate} />
      <PasskeySection {...secondStep} onChanged={revalidate} />
      <SessionsSection sessions={sessions} onChanged={revalidate} />
    </div>
  );
}
