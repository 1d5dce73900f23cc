import { useEffect, useRef, useState } from 'react';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';

interface DayAndNightProps {
  day: PictureData;
  evening: PictureData;
}

/** One place twice, with a line between that is dragged or moved by keys. Without scripts one stands beside the other. */
export function DayAndNight({ day, evening }: DayAndNightProps) {
  const [noon, setNoon] = useState(41);
  const slider = useRef<HTMLInputElement>(null);
  // It may have been moved before the scripts came.
  useEffect(() => setNoon(Number(slider.current?.value)), []);
  return (
    <div
      // The page's policy lets no style stand in its HTML: there the style sheet says where it begins.
      ref={(frame) => {
        frame?.style.setProperty('--noon', String(noon / 100));
      }}
      className="day-and-night"
    >
      <Time name="점심" picture={day} />
      <Time name="저녁" picture={evening} />
      <input
        ref={slider}
        type="range"
        autoComplete="off"
        aria-label="점심과 저녁의 경계"
        aria-valuetext={`점심 ${noon}%, 저녁 ${100 - noon}%`}
        value={noon}
        onChange={(event) => setNoon(Number(event.currentTarget.value))}
        className="day-slider noscript:hidden"
      />
    </div>
  );
}

function Time({ name, picture }: { name: string; picture: PictureData }) {
  return (
    <figure>
      <Picture picture={picture} sizes="(width < 80rem) 100vw, 75rem" />
      <figcaption>{name}</figcaption>
    </figure>
  );
}
