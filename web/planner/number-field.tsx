import { useId, useState, type KeyboardEvent } from 'react';
import { fieldBox } from '#web/ui/field.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { snapCm } from './edit.ts';
import { readCount } from './read-count.ts';

interface NumberFieldProps {
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  /** Whether a number out of range becomes the nearest in it; else it is handed on as it is, to be refused. */
  isClamped?: boolean;
  /** The value, when it is finished. */
  onValue: (value: number) => void;
  className?: string;
}

/** A whole number that counts when it is finished: 2500 is 250 on its way, and that would wreck a store. */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, min, max, isClamped = true, onValue, className } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const range = isClamped ? { min, max } : { min: -Infinity, max: Infinity };
  const read = (text: string) => readCount(text, range);
  const take = (count: number | null) => {
    if (count !== null && count !== value) onValue(count);
    setTyped(null);
  };
  const finish = () => take(read(typed ?? ''));
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (sign === 0) return;
    event.preventDefault();
    const from = read(typed ?? '') ?? value;
    take(read(String(from + sign * (event.shiftKey ? 1 : snapCm))));
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          step={snapCm}
          min={min}
          max={max}
          value={typed ?? value}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={finish}
          onKeyDown={pressKey}
          className={classNames(
            fieldBox,
            'pr-9 pl-3 text-right text-label tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
          )}
        />
        <span aria-hidden className="absolute inset-y-0 right-3 flex items-center text-small text-muted">
          {unit}
        </span>
      </div>
    </div>
  );
}
