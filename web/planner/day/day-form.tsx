import { robotOf, robots, type Model } from '#catalog/robots.ts';
import { Select } from '#web/ui/select.tsx';
import { CountField, type CountFieldWords } from './count-field.tsx';
import { dayRanges, type DaySettings } from './day-settings.ts';

export interface DayFormWords {
  title: string;
  model: { label: string; hint: (passageCm: number) => string };
  ordersPerHour: CountFieldWords;
  hours: CountFieldWords;
}

interface DayFormProps {
  words: DayFormWords;
  model: Model;
  onModel: (model: Model) => void;
  settings: DaySettings;
  onChange: (part: Partial<DaySettings>) => void;
}

const models = robots.filter(({ type }) => type !== 'cleaning');

/** Whose day it is: the robot, how many orders, how long. */
export function DayForm({ words, model, onModel, settings, onChange }: DayFormProps) {
  const { passageCm } = robotOf(model);
  return (
    <form
      aria-label={words.title}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-8 gap-y-5 md:grid-cols-3"
    >
      <Select
        label={words.model.label}
        hint={passageCm === undefined ? undefined : words.model.hint(passageCm)}
        value={model}
        options={models.map((robot) => ({ value: robot.model, label: robot.model }))}
        onChange={({ currentTarget }) => onModel(currentTarget.value as Model)}
      />
      <CountField
        words={words.ordersPerHour}
        range={dayRanges.ordersPerHour}
        usualMax={150}
        value={settings.ordersPerHour}
        onChange={(ordersPerHour) => onChange({ ordersPerHour })}
      />
      <CountField
        words={words.hours}
        range={dayRanges.hours}
        usualMax={dayRanges.hours.max}
        value={settings.hours}
        onChange={(hours) => onChange({ hours })}
      />
    </form>
  );
}
