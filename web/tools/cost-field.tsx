import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field, figureBox } from '#web/ui/field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { costRanges, readFigure, type CostName, type CostProblem } from './cost-inputs.ts';
import { FigureSlider, type SliderRange } from './figure-slider.tsx';

export interface CostFieldWords {
  label: string;
  unit: string;
  hint?: string;
  placeholder?: string;
}

/** What is said where a figure cannot be reckoned with as it was typed. */
export type CostProblemWords = Readonly<
  Record<CostProblem, (said: { least: string; most: string; now: string | null }) => string>
>;

interface CostFieldProps {
  name: CostName;
  words: CostFieldWords;
  problemWords: CostProblemWords;
  value: number | undefined;
  /** What was typed, where it is no number. */
  unread: string | undefined;
  problem: CostProblem | undefined;
  /** What is usual, where a number is best found by dragging. */
  slider?: SliderRange;
  className?: string;
}

const written = (value: number | undefined) => value?.toLocaleString('ko-KR') ?? '';

/** A number with its unit, written with commas; some are also dragged. What is no number stays, and is said to be none. */
export function CostField(props: CostFieldProps) {
  const { name, words, problemWords, value, unread, slider, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(props.problem);
  const isHydrated = useHydrated();
  const { min, max } = costRanges[name];
  const withUnit = (number: number) => written(number) + words.unit;
  const now = value === undefined ? null : withUnit(value);
  const sentence = problem && problemWords[problem]({ least: written(min), most: withUnit(max), now });
  const write = (text: string) => {
    if (input.current) input.current.value = text;
  };
  const slide = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    write(currentTarget.value);
    setProblem(undefined);
  };
  /** Whoever leaves the field sees what is reckoned with. */
  const settle = () => {
    const found = readFigure(name, input.current?.value ?? '');
    if (found.problem) setProblem(found.problem);
    if (found.problem !== 'unread') write(written(found.value));
  };
  const settleFirst = useRef(settle);
  useEffect(() => {
    // What was typed and left before the page was hydrated.
    if (document.activeElement !== input.current) settleFirst.current();
  }, []);
  return (
    <Field label={words.label} hint={words.hint} className={className}>
      {(ties) => (
        <>
          <div className="flex items-center gap-4">
            {/* Its place is kept while it is not there yet: the number must not move away from who types it. */}
            {slider && !isHydrated && <span className="flex-1 noscript:hidden" />}
            {slider && isHydrated && (
              <FigureSlider name={name} range={slider} value={value} onChange={slide} />
            )}
            <div className={slider ? 'relative w-28 shrink-0 noscript:w-full' : 'relative w-full'}>
              <input
                {...ties}
                ref={input}
                name={name}
                data-field={name}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={unread ?? written(value)}
                placeholder={words.placeholder}
                onChange={() => setProblem(undefined)}
                onBlur={settle}
                aria-invalid={problem === 'unread' || undefined}
                aria-describedby={
                  classNames(sentence && `${ties.id}-problem`, ties['aria-describedby']) || undefined
                }
                className={figureBox(words.unit)}
              />
              <span
                aria-hidden
                className="absolute inset-y-0 right-4 flex items-center text-label text-muted"
              >
                {words.unit}
              </span>
            </div>
          </div>
          <div aria-live="polite">
            {sentence && (
              <p id={`${ties.id}-problem`} className="mt-2 text-small font-semibold text-warm">
                {sentence}
              </p>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
