import { RadioGroup } from '#web/ui/radio-group.tsx';

interface ChoiceFilterProps {
  label: string;
  /** The choices by their number. */
  names: readonly string[];
  value: number;
  onChange: (value: number) => void;
}

/** Radios over a closed list of the business; the value is the place in the list. */
export function ChoiceFilter({ label, names, value, onChange }: ChoiceFilterProps) {
  return (
    <RadioGroup
      label={label}
      name={label}
      options={names.map((name, number) => ({ value: String(number), label: name }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
