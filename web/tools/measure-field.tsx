import { useRef, useState, type ChangeEvent } from 'react';
import type { Task } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field, figureBox } from '#web/ui/field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { FigureSlider, type SliderRange } from './figure-slider.tsx';
import { typedMeasure, type Measure } from './finder-address.ts';

/** The task, as far as the answers tell. */
export type Work = Task | 'any';

export interface MeasureWords {
  label: string;
  /** How to measure it, by the work it is for. */
  hints: Readonly<Partial<Record<Task, string>> & { any: string }>;
  /** What may be typed. */
  limits: string;
  unit: string;
  /** What is said where less or more was typed. */
  tooLittle: string;
  tooMuch: string;
  /** What is said where it is no number. */
  unread: string;
  slider: SliderRange;
}

interface MeasureFieldProps extends MeasureWords {
  name: Measure;
  work: Work;
  range: { min: number; max: number };
  value: number | undefined;
}

const written = (value: number | undefined) => value?.toLocaleString('ko-KR') ?? '';

/** A number that may be left open: typed, or, with scripts, found with a slider. */
export function MeasureField(props: MeasureFieldProps) {
  const { name, work, label, hints, limits, unit, range, slider, value } = props;
  const [notice, setNotice] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const slide = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setNotice('');
    if (input.current) input.current.value = currentTarget.value;
  };
  /** Whoever leaves the field sees what is reckoned with; what is no number stays, and is said to be none. */
  const settle = () => {
    if (input.current === null || input.current.value.trim() === '') return;
    const typed = typedMeasure(name, input.current.value);
    if (typed === undefined) {
      setNotice(props.unread);
      return;
    }
    if (typed < range.min && value === range.min) setNotice(props.tooLittle);
    if (typed > range.max && value === range.max) setNotice(props.tooMuch);
    input.current.value = written(value);
  };
  return (
    <Field label={label} hint={`${hints[work] ?? hints.any} ${limits}`} error={notice}>
      {(ties) => (
        <div className="flex items-center gap-4">
          {isHydrated && <FigureSlider name={name} range={slider} value={value} onChange={slide} />}
          <div className="relative w-36 shrink-0 noscript:w-full">
            <input
              {...ties}
              ref={input}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={written(value)}
              placeholder="모름"
              onChange={() => setNotice('')}
              onBlur={settle}
              className={classNames(figureBox(unit), 'placeholder:text-left placeholder:text-text')}
            />
            <span aria-hidden className="absolute inset-y-0 right-4 flex items-center text-label text-muted">
              {unit}
            </span>
          </div>
        </div>
      )}
    </Field>
  );
}
