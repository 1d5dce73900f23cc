import type { ChangeEventHandler } from 'react';

/** What is usual: where a slider goes from and to, and its step. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
  label: string;
}

interface FigureSliderProps {
  /** The field that it moves. */
  name: string;
  range: SliderRange;
  value: number | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Stands beside a typed figure; one that lies outside of what is usual holds it at its end. */
export function FigureSlider({ name, range: { min, max, step, label }, value, onChange }: FigureSliderProps) {
  return (
    <input
      type="range"
      data-field={name}
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={Math.min(Math.max(value ?? min, min), max)}
      onChange={onChange}
      data-unset={value === undefined ? '' : undefined}
      // Firefox counts its own width of a slider among what a form cannot be narrower than.
      className="slider h-11 w-0 flex-1"
    />
  );
}
