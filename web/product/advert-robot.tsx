import { useEffect, useRef } from 'react';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { useScrolledThrough } from './use-scrolled-through.ts';

interface AdvertRobotProps {
  robot: PictureData;
  /** What its display shows, one below the other. */
  adverts: PictureData;
  /** What each of them is. */
  names: readonly string[];
}

/** A robot that stays while the page passes, and whose display moves on with it; the first advert is on its own picture. */
export function AdvertRobot({ robot, adverts, names }: AdvertRobotProps) {
  const track = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const scrolledTo = useScrolledThrough(track, names.length);
  const shown = scrolledTo ?? 0;
  useEffect(() => {
    if (strip.current) strip.current.style.translate = `0 ${(-100 * shown) / names.length}%`;
  }, [shown, names.length]);
  return (
    <div
      ref={track}
      className="max-lg:-mx-5 max-lg:mb-12 max-lg:motion-safe:h-[190svh] max-lg:noscript:h-auto md:max-lg:-mx-8 lg:col-span-5"
    >
      <div className="night-glow on-night sticky top-16 flex h-[calc(100svh-8.5rem)] max-h-208 min-h-112 flex-col overflow-hidden px-6 pt-6 pb-7 text-white lg:top-26 lg:h-[calc(100svh-8rem)] lg:rounded-lg">
        <div className="@container-[size] grid flex-1 place-content-center">
          <div className="halo relative aspect-4/5 w-[min(150cqw,92cqh)]">
            <Picture picture={robot} sizes="(width < 64rem) 26rem, 38rem" className="relative size-full" />
            {scrolledTo !== null && (
              <div className="absolute top-[34.55%] left-[44.81%] h-[36.8%] w-[23.75%] overflow-hidden">
                <div ref={strip} className="h-[1000%] transition-[translate] duration-500">
                  <Picture picture={adverts} sizes="10rem" className="size-full" />
                </div>
              </div>
            )}
          </div>
        </div>
        <p aria-hidden className="relative z-10 flex items-baseline justify-between gap-4 font-semibold">
          {names[shown]}
          <span className="text-small text-night-muted tabular-nums">
            {shown + 1} / {names.length}
          </span>
        </p>
      </div>
    </div>
  );
}
