import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Picture, type PictureData } from '#web/ui/picture.tsx';

interface DayAndNightProps {
  day: PictureData;
  night: PictureData;
}

/** One place twice, with a line between that is dragged or moved by keys. Without scripts one stands beside the other. */
export function DayAndNight({ day, night }: DayAndNightProps) {
  const [noon, setNoon] = useState(40);
  return (
    <div
      // The page's policy lets no style stand in its HTML: there the style sheet says where it begins.
      ref={(frame) => {
        frame?.style.setProperty('--noon', String(noon / 100));
      }}
      className="relative overflow-clip rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong noscript:grid noscript:gap-4 noscript:rounded-none noscript:md:grid-cols-2"
    >
      <Time name="점심" picture={day} />
      <Time name="저녁" picture={night} className="after-noon scripting:absolute scripting:inset-0" />
      <input
        type="range"
        aria-label="점심과 저녁의 경계"
        aria-valuetext={`점심 ${noon}%, 저녁 ${100 - noon}%`}
        value={noon}
        onChange={(event) => setNoon(Number(event.currentTarget.value))}
        className="day-slider noscript:hidden"
      />
    </div>
  );
}

function Time({ name, picture, className }: { name: string; picture: PictureData; className?: string }) {
  return (
    <figure className={classNames('relative noscript:overflow-clip noscript:rounded-lg', className)}>
      <Picture
        picture={picture}
        sizes="(width < 80rem) 100vw, 75rem"
        className="aspect-4/3 w-full object-cover sm:aspect-video"
      />
      <figcaption
        className={classNames(
          'absolute top-4 rounded-full bg-night/70 px-4 py-1.5 text-label font-semibold text-white md:top-6',
          className === undefined ? 'left-4 md:left-6' : 'right-4 md:right-6',
        )}
      >
        {name}
      </figcaption>
    </figure>
  );
}
