import { Pause, Play, RotateCcw } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Button } from '#web/ui/button.tsx';
import { durationText } from './duration-text.ts';
import type { PlayedDay } from './played-day.ts';
import { speeds, type Player, type PlayerState, type Speed } from './player.ts';
import { openOrders } from './scene-at.ts';

export interface DayPlayerWords {
  play: string;
  pause: string;
  replay: string;
  timeBar: string;
  speed: string;
  times: (speed: number) => string;
}

interface DayPlayerProps {
  words: DayPlayerWords;
  day: PlayedDay;
  player: Player;
  state: PlayerState;
  /** Whether there is a day to play yet. */
  isReady: boolean;
}

export const playButtonId = 'day-play';

/** An arrow key moves the day by so much, s. */
const stepS = 10;

/** Play and pause, the time bar with how many orders are open when, and the speed. */
export function DayPlayer({ words, day, player, state, isReady }: DayPlayerProps) {
  const { isPlaying, shownS, speed } = state;
  const { endS } = day;
  const isOver = shownS >= endS;
  const [Icon, label] = isPlaying
    ? [Pause, words.pause]
    : isOver
      ? [RotateCcw, words.replay]
      : [Play, words.play];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Button
        id={playButtonId}
        look="light"
        size="icon"
        aria-label={label}
        // It takes the focus a moment before it can play.
        aria-disabled={!isReady}
        onClick={() => isReady && (isPlaying ? player.pause() : player.play())}
        className="size-14 p-0"
      >
        <Icon aria-hidden className="size-6 fill-current" />
      </Button>
      <div>
        <OpenOrders day={day} />
        <input
          type="range"
          aria-label={words.timeBar}
          aria-valuetext={durationText(shownS)}
          min={0}
          max={endS}
          step={stepS}
          value={shownS}
          onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
          className="block h-6 w-full accent-accent"
        />
        <p className="flex justify-between text-small tabular-nums">
          <span className="text-white">{durationText(shownS)}</span>
          <span>{durationText(endS)}</span>
        </p>
      </div>
      <Speeds words={words} speed={speed} onChange={(chosen) => player.setSpeed(chosen)} />
    </div>
  );
}

const moments = 121;

/** How the open orders rise and fall over the day: where to look. */
function OpenOrders({ day }: { day: PlayedDay }) {
  const path = useMemo(() => {
    const open = openOrders(day, moments);
    const most = Math.max(4, ...open);
    const points = open.map((count, index) => `L${index} ${(1 - count / most) * 20}`);
    return `M0 20${points.join('')}V20Z`;
  }, [day]);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${moments - 1} 20`}
      preserveAspectRatio="none"
      className="block h-6 w-full px-2"
    >
      <path d={path} className="fill-accent/30" />
    </svg>
  );
}

interface SpeedsProps {
  words: DayPlayerWords;
  speed: Speed;
  onChange: (speed: Speed) => void;
}

function Speeds({ words, speed, onChange }: SpeedsProps) {
  const name = useId();
  return (
    <fieldset className="col-span-full sm:col-span-1">
      <legend className="sr-only">{words.speed}</legend>
      <div className="grid grid-cols-4 gap-1 rounded-full bg-white/8 p-1">
        {speeds.map((one) => (
          <label
            key={one}
            className="grid min-h-11 min-w-13 cursor-pointer place-items-center rounded-full text-label font-semibold text-white transition-colors hover:bg-white/10 has-checked:bg-white has-checked:text-night has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={one === speed}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            {words.times(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
