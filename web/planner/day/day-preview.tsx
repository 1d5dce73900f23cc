import { Play } from 'lucide-react';
import { robotOf } from '#catalog/robots.ts';
import type { Plan } from '#planner/plan.ts';
import { classNames } from '#web/ui/class-names.ts';
import { playButtonId } from './day-player.tsx';
import { headlineId } from './fleet-headline.tsx';
import { RobotsLayer } from './robots-layer.tsx';
import { useDayState, type DayControl } from './use-day.ts';

interface DayRobotsProps {
  control: DayControl;
  /** What is drawn right now: robots stand in the store that they were asked for, or nowhere. */
  plan: Plan;
  cmPerPx: number;
}

/** The robots in another drawing of the store. */
export function DayRobots({ control, plan, cmPerPx }: DayRobotsProps) {
  const { day, question } = useDayState(control);
  if (day === null || question?.plan !== plan) return null;
  return (
    <g className="pointer-events-none">
      <RobotsLayer
        robot={robotOf(question.model)}
        day={day}
        loads={[]}
        player={control.player}
        cmPerPx={cmPerPx}
      />
    </g>
  );
}

interface DayButtonProps {
  label: string;
  control: DayControl;
  /** Where there is no column beside the drawing it stands under it. */
  place: 'under' | 'beside';
}

const places = {
  under: 'min-h-11 shrink-0 px-5 lg:hidden',
  beside: 'min-h-control w-full px-5 max-lg:hidden',
} as const;

/** From the drawing to the day, which begins. */
export function DayButton({ label, control, place }: DayButtonProps) {
  const { day } = useDayState(control);
  const go = () => {
    document.getElementById(headlineId)?.scrollIntoView({ block: 'start' });
    document.getElementById(playButtonId)?.focus({ preventScroll: true });
    control.player.play();
  };
  return (
    <button
      type="button"
      onClick={go}
      disabled={day === null}
      data-print="hide"
      className={classNames(
        'flex items-center justify-center gap-2 rounded-full bg-night text-label font-semibold text-white',
        'transition-colors not-disabled:hover:bg-accent-strong disabled:opacity-60 noscript:hidden',
        places[place],
      )}
    >
      <Play aria-hidden className="size-4.5 fill-current text-accent" />
      {label}
    </button>
  );
}
