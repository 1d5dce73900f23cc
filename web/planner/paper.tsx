import { useState } from 'react';
import type { DayTexts } from '#planner/day-texts.ts';
import type { Plan } from '#planner/plan.ts';
import { planName, planSize } from '#web/plan/plan-words.ts';
import { koreanDate } from '#web/text/format-date.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { dayTexts } from './day/day-result.ts';
import { useDayState, type DayControl } from './day/use-day.ts';

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
  plan: Plan;
  day: DayControl;
  note: (day: DayTexts) => string;
}

/** On paper only: what robots made of the day, if it was simulated, when that was found, and whom to ask. */
export function PaperFoot({ words, plan, day, note }: PaperFootProps) {
  const played = dayTexts(useDayState(day), plan);
  const isHydrated = useHydrated();
  return (
    <div className="mt-2 hidden text-[8pt] leading-snug print:block">
      <p className="whitespace-pre-line">{played && note(played)}</p>
      <p className="mt-2 flex justify-between border-t border-line pt-1.5">
        <span>{isHydrated && <Made words={words} />}</span>
        <span className="font-semibold text-ink">{words.phone}</span>
      </p>
    </div>
  );
}

/** In the browser only: the server's day may be another one. */
function Made({ words }: { words: PaperWords }) {
  const [date] = useState(() => koreanDate(new Date().toISOString()));
  return words.made(date);
}
