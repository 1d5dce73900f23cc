import type { Plan } from '#planner/plan.ts';
import { PlanThumbnail } from '#web/plan/plan-thumbnail.tsx';
import { tableCount } from '#web/plan/plan-words.ts';
import { classNames } from '#web/ui/class-names.ts';

export interface TemplateStripWords {
  title: string;
  tables: (count: number) => string;
}

interface TemplateStripProps {
  words: TemplateStripWords;
  templates: readonly Plan[];
  /** What is drawn now. */
  current: Plan;
  onChoose: (template: Plan) => void;
}

/** Places to start from. */
export function TemplateStrip({ words, templates, current, onChoose }: TemplateStripProps) {
  return (
    <section aria-label={words.title} data-print="hide" className="noscript:hidden">
      <ul className="-mx-5 flex snap-x scroll-px-5 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-3 lg:px-0">
        {templates.map((template) => {
          const isCurrent = template === current;
          return (
            <li key={template.name} className="shrink-0 snap-start max-lg:w-29">
              <button
                type="button"
                aria-pressed={isCurrent}
                onClick={() => onChoose(template)}
                className={classNames(
                  'flex size-full flex-col rounded-sm border bg-white p-2 text-left transition-colors -outline-offset-3',
                  isCurrent ? 'border-accent-strong bg-tint' : 'border-line hover:border-ink',
                )}
              >
                <span className="flex h-12 items-center justify-center lg:h-15">
                  <PlanThumbnail plan={template} className="max-h-full max-w-full" />
                </span>
                <span className="mt-2 block w-full px-1 lg:flex lg:items-baseline lg:justify-between lg:gap-2">
                  <span className="block text-small font-semibold text-ink">{template.name}</span>
                  <span className="block text-[0.8125rem] text-muted">
                    {words.tables(tableCount(template))}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
