import { useState } from 'react';
import type { Plan } from '#planner/plan.ts';
import { planName, planSize } from '#web/plan/plan-words.ts';
import { koreanDate } from '#web/text/format-date.ts';

export interface PaperWords {
  made: (date: string) => string;
  phone: string;
}

/** On paper only: whose store it is, and how large. */
export const PaperHead = ({ plan }: { plan: Plan }) => (
  <p className="mb-2 hidden text-[16pt] font-bold text-ink print:block">
    {planName(plan)} <span className="text-[10pt] font-normal">{planSize(plan)}</span>
  </p>
);

interface PaperFootProps {
  words: PaperWords;
  /** What the simulated day came to, if it was simulated. */
  result: string;
}

/** On paper only: what robots made of the day, when that was found, and whom to ask. */
export function PaperFoot({ words, result }: PaperFootProps) {
  const [date] = useState(() => koreanDate(new Date().toISOString()));
  return (
    <div className="mt-2 hidden text-[8pt] leading-snug print:block">
      <p className="whitespace-pre-line">{result}</p>
      <p className="mt-2 flex justify-between border-t border-line pt-1.5">
        <span>{words.made(date)}</span>
        <span className="font-semibold text-ink">{words.phone}</span>
      </p>
    </div>
  );
}
