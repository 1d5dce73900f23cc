import type { Plan } from '#planner/plan.ts';
import { PlanThumbnail } from '#web/plan/plan-thumbnail.tsx';
import { tableCount } from '#web/plan/plan-words.ts';
import { classNames } from '#web/ui/class-names.ts';

export interface TemplateStripWords {
  title: string;
  tables: (plan: Plan, count: number) => string;
  /** The visitor's own plan from before. */
  aside: string;
}

interface TemplateStripProps {
  words: TemplateStripWords;
  templates: readonly Plan[];
  /** What is drawn now. */
  current: Plan;
  onChoose: (template: Plan) => void;
  /** What the visitor worked on before a template or a link took its place. */
  aside: Plan | null;
  onAside: () => void;
}

/** Places to start from. */
export function TemplateStrip(props: TemplateStripProps) {
  const { words, templates, current, onChoose, aside, onAside } = props;
  return (
    <section aria-label={words.title} data-print="hide" className="noscript:hidden">
      <ul className="-mx-5 flex snap-x scroll-px-5 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-3 lg:px-0">
        {aside && <Tile name={words.aside} plan={aside} words={words} isCurrent={false} onChoose={onAside} />}
        {templates.map((template) => (
          <Tile
            key={template.name}
            name={template.name}
            plan={template}
            words={words}
            isCurrent={template === current}
            onChoose={() => onChoose(template)}
          />
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  name: string;
  plan: Plan;
  words: TemplateStripWords;
  isCurrent: boolean;
  onChoose: () => void;
}

const Tile = ({ name, plan, words, isCurrent, onChoose }: TileProps) => (
  <li className="shrink-0 snap-start max-lg:w-40">
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onChoose}
      className={classNames(
        'flex size-full items-center gap-2 rounded-sm border bg-white p-2 text-left transition-colors -outline-offset-3 lg:gap-3',
        isCurrent ? 'border-accent-strong bg-tint' : 'border-line hover:border-ink',
      )}
    >
      <span className="flex h-11 w-12 shrink-0 items-center justify-center lg:w-15">
        <PlanThumbnail plan={plan} className="max-h-full max-w-full" />
      </span>
      <span className="block min-w-0">
        <span className="block text-small font-semibold text-ink">{name}</span>
        <span className="block text-small text-muted">{words.tables(plan, tableCount(plan))}</span>
      </span>
    </button>
  </li>
);
