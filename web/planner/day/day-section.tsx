import { TriangleAlert } from 'lucide-react';
import { memo, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { robotOf, type Model } from '#catalog/robots.ts';
import { workOf } from '#planner/day/options.ts';
import type { DayTexts, DayWork } from '#planner/day-texts.ts';
import type { Plan } from '#planner/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DayFigures, type DayFiguresWords } from './day-figures.tsx';
import { DayForm, type DayFormWords } from './day-form.tsx';
import { DayPlayer, type DayPlayerWords } from './day-player.tsx';
import { comparedHours, mostRobots } from './day-settings.ts';
import { DayStage } from './day-stage.tsx';
import type { DayState } from './day-store.ts';
import { FleetChart, type FleetChartWords } from './fleet-chart.tsx';
import { FleetHeadline, type FleetHeadlineWords } from './fleet-headline.tsx';
import { FleetPicker, type FleetPickerWords } from './fleet-picker.tsx';
import { fleetVerdict } from './fleet-verdict.ts';
import { TablesLegend, type TablesLegendWords } from './orders-layer.tsx';
import { noDay } from './played-day.ts';
import { useDayState, type DayControl } from './use-day.ts';

export interface DayWords {
  title: (hours: number) => string;
  lead: string;
  /** Leads here from the drawing. */
  watch: (hours: number) => string;
  form: DayFormWords;
  headline: FleetHeadlineWords;
  picker: FleetPickerWords;
  player: DayPlayerWords;
  legend: TablesLegendWords;
  anotherDay: string;
  figures: DayFiguresWords;
  chart: FleetChartWords;
  /** What the figures mean, and what they leave out. */
  terms: (work: DayWork, comparedHours: number) => readonly { name: string; text: string }[];
  noTables: string;
  noReach: (model: string) => string;
  failed: string;
  retry: string;
  /** What goes along with the inquiry. */
  note: (day: DayTexts) => string;
}

interface DaySectionProps {
  words: DayWords;
  plan: Plan;
  model: Model;
  onModel: (model: Model) => void;
  control: DayControl;
}

function Problem({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p className="flex gap-2.5 text-body text-white">
        <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
        {sentence}
      </p>
      {children}
    </div>
  );
}

/** The sentence to show instead of a day that makes no sense. */
function problemOf(words: DayWords, plan: Plan, model: string, { day, failure }: DayState): string | null {
  const tables = plan.obstacles.filter(({ kind }) => kind === 'table').length;
  if (tables === 0) return words.noTables;
  if (failure) return failure.sentence ?? words.failed;
  return day?.unreachable.length === tables ? words.noReach(model) : null;
}

/** A busy hour in the store: set, played, compared. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { words, model, onModel, control } = props;
  const { settings, change } = control;
  // Its answers come while the page does something else, which goes first.
  const state = useDeferredValue(useDayState(control));
  // Scripts play it, and the page's HTML goes without it: a quarter of that would be it.
  const isDrawn = useDeferredValue(useHydrated());
  return (
    <section id="day" aria-labelledby="day-title" className="scroll-mt-28">
      <h2 id="day-title" className="text-title">
        {words.title(settings.hours)}
      </h2>
      <p className="mt-3 mb-8 text-lead text-muted">{words.lead}</p>
      <DayForm words={words.form} model={model} onModel={onModel} settings={settings} onChange={change} />
      {isDrawn && <Outcome {...props} state={state} />}
    </section>
  );
});

type OutcomeProps = Omit<DaySectionProps, 'onModel'> & { state: DayState };

/** What becomes of the day, or why nothing does. */
const Outcome = memo(function Outcome({ words, plan, model, control, state }: OutcomeProps) {
  const { settings, change, store } = control;
  const { fleets, failure } = state;
  const problem = problemOf(words, plan, model, state);
  if (problem !== null)
    return (
      <Night>
        <Problem sentence={problem}>
          {failure?.sentence === null && (
            <Button look="light" onClick={() => store.retry()}>
              {words.retry}
            </Button>
          )}
        </Problem>
      </Night>
    );
  return (
    <>
      <Night>
        <FleetHeadline
          words={words.headline}
          verdict={fleetVerdict(fleets, settings.robots, mostRobots)}
          done={fleets.size}
        />
        <div className="my-6">
          <FleetPicker
            words={words.picker}
            fleets={fleets}
            robots={settings.robots}
            onChange={(count) => change({ robots: count })}
          />
        </div>
        <Played words={words} plan={plan} model={model} control={control} state={state} />
      </Night>
      <div className="mt-12 lg:mt-16">
        <h3 className="mb-5 text-heading">{words.chart.title}</h3>
        <FleetChart words={words.chart} fleets={fleets} chosen={settings.robots} />
        <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
          {words.terms(workOf(robotOf(model)), comparedHours).map(({ name, text }) => (
            <div key={name} className="border-t border-line pt-3">
              <dt className="text-label font-semibold text-ink">{name}</dt>
              <dd className="mt-1 text-small text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
});

const Night = ({ children }: { children: ReactNode }) => (
  <div className="night-glow on-night mt-8 rounded-md p-5 text-night-muted md:p-10">{children}</div>
);

/** The day on its stage; until it is reckoned, the store before it begins. */
function Played({ words, plan, model, control, state: { day: reckoned, question } }: OutcomeProps) {
  const { player, playAnotherDay, settings } = control;
  const state = useSyncExternalStore(player.subscribe, player.state, player.state);
  const day = reckoned ?? noDay(settings);
  const timeS = Math.min(state.shownS, day.endS);
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,auto)_minmax(13rem,1fr)]">
      <DayStage
        plan={question?.plan ?? plan}
        robot={robotOf(question?.model ?? model)}
        day={day}
        player={player}
        state={state}
      />
      <div className="grid gap-5 lg:col-span-2">
        <DayPlayer words={words.player} day={day} player={player} state={state} isReady={reckoned !== null} />
        <TablesLegend words={words.legend} hasUnreachable={day.unreachable.length > 0} />
      </div>
      <div className="grid gap-6 max-lg:mt-1 lg:col-start-2 lg:row-start-1 lg:grid-rows-[1fr_auto]">
        <DayFigures words={words.figures} day={day} timeS={timeS} />
        <Button look="ghost" disabled={reckoned === null} onClick={playAnotherDay}>
          {words.anotherDay}
        </Button>
      </div>
    </div>
  );
}
