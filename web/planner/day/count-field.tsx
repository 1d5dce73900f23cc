import { useRef } from 'react';
import { Field, figureBox } from '#web/ui/field.tsx';
import { readCount } from '../read-count.ts';

interface Range {
  min: number;
  max: number;
}

export interface CountFieldWords {
  label: string;
  unit: string;
  hint: (range: Range) => string;
  slider: string;
}

interface CountFieldProps {
  words: CountFieldWords;
  range: Range;
  /** How far the slider goes: what is usual. */
  usualMax: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number, dragged or typed. */
export function CountField({ words, range, usualMax, value, onChange }: CountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const write = (count: number) => {
    if (input.current) input.current.value = String(count);
  };
  const read = (typed: string) => {
    const count = readCount(typed, range);
    if (count !== null) onChange(count);
  };
  return (
    <Field label={words.label} hint={words.hint(range)}>
      {(ties) => (
        <div className="flex items-center gap-3">
          <input
            type="range"
            aria-label={words.slider}
            min={range.min}
            max={usualMax}
            value={Math.min(value, usualMax)}
            onChange={({ currentTarget }) => {
              write(Number(currentTarget.value));
              read(currentTarget.value);
            }}
            className="slider h-11 min-w-0 flex-1"
          />
          <div className="relative w-24 shrink-0">
            <input
              {...ties}
              ref={input}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={value}
              onChange={({ currentTarget }) => read(currentTarget.value)}
              // Whoever leaves the field sees what is reckoned with.
              onBlur={() => write(value)}
              className={figureBox(words.unit)}
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
