import { RadioGroup } from '#web/ui/radio-group.tsx';

export interface ChoiceProps {
  label: string;
  /** The choices by their number. */
  names: readonly string[];
  value: number;
  onChange: (value: number) => void;
  className?: string;
}

/** Radios over a closed list of the business; the value is the place in the list. */
export function Choice({ label, names, value, onChange, className = '' }: ChoiceProps) {
  return (
    <RadioGroup
      label={label}
      name={label}
      options={names.map((name, number) => ({ value: String(number), label: name }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      className={className}
    />
  );
}
