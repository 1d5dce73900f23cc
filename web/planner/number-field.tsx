import { useId, useState } from 'react';
import { fieldBox } from '#web/ui/field.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface NumberFieldProps {
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  /** A value in range, as soon as one is typed. */
  onValue: (value: number) => void;
  className?: string;
}

/** A whole number that counts while it is typed; whoever leaves the field sees what came of it. */
export function NumberField({ label, unit, value, min, max, onValue, className }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && number >= min && number <= max) onValue(Math.round(number));
  };
  const leave = () => {
    const number = Number(typed ?? '');
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number))
      onValue(Math.round(Math.max(min, Math.min(max, number))));
    setTyped(null);
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
          step={10}
          min={min}
          max={max}
          value={typed ?? value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
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
