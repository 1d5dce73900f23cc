import { useRef, type ChangeEvent } from 'react';
import { Field, fieldBox } from '#web/ui/field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { CostName } from './cost-inputs.ts';

export interface CostFieldWords {
  label: string;
  unit: string;
  hint?: string;
  placeholder?: string;
}

interface CostFieldProps {
  name: CostName;
  words: CostFieldWords;
  value: number | undefined;
  /** What is usual, where a number is best found by dragging. */
  slider?: { min: number; max: number; step: number; label: string };
  className?: string;
}

const written = (value: number | undefined) => value?.toLocaleString('ko-KR') ?? '';

/** A number with its unit, written with commas; some are also dragged. */
export function CostField({ name, words, value, slider, className }: CostFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const write = (text: string) => {
    if (input.current) input.current.value = text;
  };
  const slide = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => write(currentTarget.value);
  return (
    <Field label={words.label} hint={words.hint} className={className}>
      {(ties) => (
        <div className="flex items-center gap-4">
          {slider && isHydrated && (
            <input
              type="range"
              data-field={name}
              aria-label={slider.label}
              min={slider.min}
              max={slider.max}
              step={slider.step}
              value={Math.min(Math.max(value ?? slider.min, slider.min), slider.max)}
              onChange={slide}
              className="h-11 min-w-0 flex-1 accent-accent-strong"
            />
          )}
          <div className={slider ? 'relative w-28 shrink-0 noscript:w-full' : 'relative w-full'}>
            <input
              {...ties}
              ref={input}
              name={name}
              data-field={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={written(value)}
              placeholder={words.placeholder}
              // Whoever leaves the field sees what is reckoned with.
              onBlur={() => write(written(value))}
              className={`${fieldBox} pr-12 text-right tabular-nums`}
            />
            <span aria-hidden className="absolute inset-y-0 right-4 flex items-center text-label text-muted">
              {words.unit}
            </span>
          </div>
        </div>
      )}
    </Field>
  );
}
