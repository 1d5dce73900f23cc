import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { robotOf, type Model } from '#catalog/robots.ts';
import { workOf } from '#planner/day/options.ts';
import type { DayTexts, DayWork } from '#planner/day-texts.ts';
import type { Plan } from '#planner/plan.ts';
import { PlanDrawing } from '#web/plan/plan-drawing.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayFigures, type DayFiguresWords } from './day-figures.tsx';
import { DayForm, type DayFormWords } from './day-form.tsx';
import { DayPlayer, type DayPlayerWords } from './day-player.tsx';
import { comparedHours, mostRobots } from './day-settings.ts';
import { DayStage } from './day-stage.tsx';
import { FleetChart, type FleetChartWords } from './fleet-chart.tsx';
import { FleetHeadline, type FleetHeadlineWords } from './fleet-headline.tsx';
import { FleetPicker, type FleetPickerWords } from './fleet-picker.tsx';
import { fleetVerdict } from './fleet-verdict.ts';
import { TablesLegend, type TablesLegendWords } from './orders-layer.tsx';
import type { DayControl } from './use-day.ts';

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
function problemOf(words: DayWords, plan: Plan, model: string, { day, failure }: DayControl): string | null {
  const tables = plan.obstacles.filter(({ kind }) => kind === 'table').length;
  if (tables === 0) return words.noTables;
  if (failure) return failure.sentence ?? words.failed;
  return day?.unreachable.length === tables ? words.noReach(model) : null;
}

/** A busy hour in the store: set, played, compared. */
export function DaySection({ words, plan, model, onModel, control }: DaySectionProps) {
  const { settings, change, fleets, failure, retry } = control;
  const problem = problemOf(words, plan, model, control);
  return (
    <section id="day" aria-labelledby="day-title" className="scroll-mt-28">
      <h2 id="day-title" className="text-title">
        {words.title(settings.hours)}
      </h2>
      <p className="mt-3 mb-8 text-lead text-muted">{words.lead}</p>
      <DayForm words={words.form} model={model} onModel={onModel} settings={settings} onChange={change} />
      <div className="night-glow on-night mt-8 rounded-md p-5 text-night-muted md:p-10">
        {problem === null ? (
          <Played words={words} plan={plan} control={control} />
        ) : (
          <Problem sentence={problem}>
            {failure?.sentence === null && (
              <Button look="light" onClick={retry}>
                {words.retry}
              </Button>
            )}
          </Problem>
        )}
      </div>
      {problem === null && (
        <div className="mt-12 grid gap-x-12 gap-y-6 lg:mt-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div>
            <h3 className="mb-5 text-heading">{words.chart.title}</h3>
            <FleetChart words={words.chart} fleets={fleets} chosen={settings.robots} />
          </div>
          <dl className="grid content-start gap-5 lg:pt-14">
            {words.terms(workOf(robotOf(model)), comparedHours).map(({ name, text }) => (
              <div key={name} className="border-t border-line pt-3">
                <dt className="text-label font-semibold text-ink">{name}</dt>
                <dd className="mt-1 text-small text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

function Played({ words, plan, control }: Pick<DaySectionProps, 'words' | 'plan' | 'control'>) {
  const { day, question, settings, change, fleets, player, playAnotherDay } = control;
  const state = useSyncExternalStore(player.subscribe, player.state, player.state);
  const timeS = Math.min(state.shownS, day?.endS ?? 0);
  return (
    <>
      <FleetHeadline
        words={words.headline}
        verdict={fleetVerdict(fleets, settings.robots, mostRobots)}
        done={fleets.size}
      />
      <div className="mt-6">
        <FleetPicker
          words={words.picker}
          fleets={fleets}
          robots={settings.robots}
          onChange={(count) => change({ robots: count })}
        />
      </div>
      {day && question ? (
        <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-8">
          <div className="grid content-start gap-5">
            <DayStage
              plan={question.plan}
              robot={robotOf(question.model)}
              day={day}
              player={player}
              state={state}
            />
            <DayPlayer words={words.player} day={day} player={player} state={state} />
            <TablesLegend words={words.legend} hasUnreachable={day.unreachable.length > 0} />
          </div>
          <div className="grid content-start gap-6">
            <DayFigures words={words.figures} day={day} timeS={timeS} />
            <Button look="ghost" onClick={playAnotherDay}>
              {words.anotherDay}
            </Button>
          </div>
        </div>
      ) : (
        <PlanDrawing plan={plan} className="mt-6 max-h-[36rem] opacity-60" />
      )}
    </>
  );
}
