import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { robotOf, type Model, type Task } from '#catalog/robots.ts';
import { worksAt } from '#catalog/work-places.ts';
import type { PlanPlace } from '#planner/place.ts';
import type { Obstruction } from '#planner/plan-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ModelSurvey, Survey } from './survey.ts';

export interface ModelListWords {
  title: string;
  hint: string;
  /** What counts as one more of what is counted. */
  counted: string;
  count: (tables: number, reached: number) => string;
  /** What a robot is made for. */
  uses: Readonly<Record<Task, string>>;
  passage: (cm: number) => string;
  toCheck: string;
  /** In the place of how many tables it gets to. */
  unknown: string;
  noTables: string;
  because: (obstruction: Obstruction, passageCm: number) => string;
  /** Of a robot that is made for other places. */
  elsewhere: string;
}

interface ModelListProps {
  words: ModelListWords;
  /** What the plan is of. */
  place: PlanPlace;
  survey: Survey;
  chosen: Model;
  onChoose: (model: Model) => void;
}

/** Every robot that could drive here: how many tables it gets to, and what keeps it from the others. */
export function ModelList({ words, place, survey, chosen, onChoose }: ModelListProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-heading text-ink print:text-[12pt]">{words.title}</legend>
      <p className="mt-1 mb-3 text-small text-muted print:hidden">
        {survey.tables === 0 ? (
          words.noTables
        ) : (
          <>
            <span className="noscript:hidden">{words.hint}</span> {words.counted}
          </>
        )}
      </p>
      <div className="grid gap-2 md:grid-cols-2 print:grid-cols-2 print:gap-1">
        {survey.models.map((one) => (
          <ModelRow
            key={one.model}
            words={words}
            tables={survey.tables}
            robot={one}
            isAtHome={worksAt(robotOf(one.model).task, place)}
            isChosen={one.model === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ModelRowProps {
  words: ModelListWords;
  tables: number;
  robot: ModelSurvey;
  /** Whether it is made for such places. */
  isAtHome: boolean;
  isChosen: boolean;
  onChoose: (model: Model) => void;
}

function ModelRow({ words, tables, robot, isAtHome, isChosen, onChoose }: ModelRowProps) {
  const { model, passageCm, reached, obstruction } = robot;
  const getsEverywhere = reached !== null && reached.size === tables;
  const isFit = getsEverywhere && isAtHome;
  const Icon = isFit ? Check : reached === null || getsEverywhere ? CircleHelp : TriangleAlert;
  return (
    <label
      className={classNames(
        'grid cursor-pointer grid-cols-[auto_1fr_auto] content-start items-center gap-x-3 rounded-sm border px-3 py-2 transition-colors print:gap-x-1 print:py-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong',
        isChosen ? 'border-accent-strong bg-tint' : 'border-line bg-white hover:border-muted',
      )}
    >
      <input
        type="radio"
        name="model"
        value={model}
        checked={isChosen}
        onChange={() => onChoose(model)}
        className="size-4.5 accent-accent-strong noscript:hidden print:hidden"
      />
      <span className="col-start-2 min-w-0">
        <span className="font-semibold text-ink">{model}</span>{' '}
        <span className="ml-1 text-small text-muted">{words.uses[robotOf(model).task]}</span>
      </span>
      {reached !== null && tables > 0 && (
        <span
          className={classNames(
            'flex items-center gap-1.5 text-small font-semibold tabular-nums',
            isFit ? 'text-accent-strong' : 'text-ink',
          )}
        >
          <Icon
            aria-hidden
            className={classNames('size-4 shrink-0', !getsEverywhere ? 'text-warm' : !isFit && 'text-muted')}
          />
          {words.count(tables, reached.size)}
        </span>
      )}
      {reached === null && (
        <span className="flex items-center gap-1.5 text-small font-semibold text-muted">
          <Icon aria-hidden className="size-4 shrink-0" />
          {words.unknown}
        </span>
      )}
      <span className="col-span-2 col-start-2 text-small text-muted print:text-[8pt]">
        {passageCm === null ? words.toCheck : words.passage(passageCm)}
        {obstruction && passageCm !== null && (
          <span className="block text-ink">{words.because(obstruction, passageCm)}</span>
        )}
        {!isAtHome && <span className="block">{words.elsewhere}</span>}
      </span>
    </label>
  );
}
