import type { ReactNode } from 'react';
import type { Plan } from '#planner/plan.ts';
import { ObstacleShape, type TableTone } from '#web/plan/obstacle-shape.tsx';
import { DockMark, PickupMark } from '#web/plan/place-marks.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isTight, NarrowSpots } from './narrow-spots.tsx';
import type { ModelSurvey, Survey } from './survey.ts';

export interface LegendWords {
  driven: (model: string) => string;
  narrower: string;
  nobody: string;
  reached: string;
  missed: string;
  /** Narrower than the robot that is looked at. */
  tight: string;
  spot: string;
  closed: string;
  pickup: string;
  dock: string;
  grid: string;
  unknown: (model: string) => string;
}

interface LegendProps {
  words: LegendWords;
  plan: Plan;
  survey: Survey;
  robot: ModelSurvey;
}

/** What the marks of the drawing say: those that are in it, drawn as they are there. */
export function Legend({ words, plan, survey, robot }: LegendProps) {
  const { model, passageCm, reached } = robot;
  const neededCm = passageCm ?? 0;
  const tight = survey.spots.find(({ cm }) => isTight(cm, neededCm));
  const wide = survey.spots.find(({ cm }) => !isTight(cm, neededCm));
  const reachedCount = reached?.size ?? 0;
  const spotKey = (cm: number) => (
    <svg viewBox="0 0 34 18" className="h-4.5 w-8.5">
      <NarrowSpots
        spots={[{ a: middle, b: middle, cm }]}
        neededCm={neededCm}
        closed={words.closed}
        cmPerPx={1}
      />
    </svg>
  );
  return (
    <>
      {passageCm === null && <p className="mb-1 text-small text-muted">{words.unknown(model)}</p>}
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
        {passageCm !== null && (
          <>
            <Key text={words.driven(model)}>
              <Floor look="bg-[color-mix(in_srgb,var(--color-accent)_20%,white)]" />
            </Key>
            <Key text={words.narrower}>
              <Floor look="bg-[color-mix(in_srgb,var(--color-warm)_12%,white)]" />
            </Key>
            <Key text={words.nobody}>
              <Floor look="bg-white" />
            </Key>
          </>
        )}
        {reachedCount > 0 && (
          <Key text={words.reached}>
            <Table tone="reached" />
          </Key>
        )}
        {reached !== null && reachedCount < survey.tables && (
          <Key text={words.missed}>
            <Table tone="missed" />
          </Key>
        )}
        {tight && (
          <Key needsScripts text={words.tight}>
            {spotKey(tight.cm)}
          </Key>
        )}
        {wide && (
          <Key needsScripts text={words.spot}>
            {spotKey(wide.cm)}
          </Key>
        )}
        <Key text={words.pickup}>
          <svg viewBox="0 0 16 16" className="size-4">
            <PickupMark at={{ x: 8, y: 8 }} radius={8} />
          </svg>
        </Key>
        {plan.dock && (
          <Key text={words.dock}>
            <svg viewBox="0 0 16 16" className="size-4">
              <DockMark at={{ x: 8, y: 8 }} radius={8} />
            </svg>
          </Key>
        )}
        <li>{words.grid}</li>
      </ul>
    </>
  );
}

const middle = { x: 17, y: 9 };

interface KeyProps {
  text: string;
  /** The mark itself is only drawn with scripts. */
  needsScripts?: boolean;
  children: ReactNode;
}

const Key = ({ text, needsScripts = false, children }: KeyProps) => (
  <li className={classNames('flex items-center gap-1.5', needsScripts && 'noscript:hidden')}>
    <span aria-hidden className="contents">
      {children}
    </span>
    {text}
  </li>
);

const Floor = ({ look }: { look: string }) => (
  <span className={classNames('size-3.5 rounded-[0.25rem] border border-line', look)} />
);

const Table = ({ tone }: { tone: TableTone }) => (
  <svg viewBox="0 0 18 14" className="h-3.5 w-4.5">
    <ObstacleShape obstacle={{ kind: 'table', id: '', x: 1, y: 1, w: 16, d: 12 }} tone={tone} />
  </svg>
);
