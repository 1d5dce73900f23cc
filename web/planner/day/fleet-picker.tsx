import { useId } from 'react';
import { mostRobots } from './day-settings.ts';
import { durationText } from './duration-text.ts';
import type { Fleets } from './fleet-verdict.ts';

export interface FleetPickerWords {
  legend: string;
  robots: (count: number) => string;
  /** In place of a wait that is still being reckoned. */
  pending: string;
}

interface FleetPickerProps {
  words: FleetPickerWords;
  fleets: Fleets;
  robots: number;
  onChange: (robots: number) => void;
}

/** One to five robots, each with how long orders wait then: the choice is the comparison. */
export function FleetPicker({ words, fleets, robots, onChange }: FleetPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-label font-semibold text-white">{words.legend}</legend>
      <div className="mt-2.5 grid grid-cols-5 gap-1.5 sm:gap-2.5">
        {Array.from({ length: mostRobots }, (_, index) => {
          const count = index + 1;
          const fleet = fleets.get(count);
          return (
            <label
              key={count}
              className="group grid min-h-19 cursor-pointer content-center justify-items-center gap-0.5 rounded-sm border border-night-line bg-white/5 py-2 sm:px-1 text-center transition-colors hover:border-night-muted has-checked:border-accent has-checked:bg-accent has-checked:text-night has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                checked={count === robots}
                onChange={() => onChange(count)}
                className="sr-only"
              />
              <span className="font-bold text-white group-has-checked:text-night">{words.robots(count)}</span>
              <span className="text-small leading-snug whitespace-nowrap tabular-nums max-sm:text-[0.8125rem] max-sm:tracking-[-0.04em]">
                {fleet ? durationText(fleet.meanWaitS) : words.pending}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
