import { useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
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
  const stage = useRef<HTMLDivElement>(null);
  const scrolledTo = useScrolledThrough(stage, names.length);
  const shown = scrolledTo ?? 0;
  // Until they are there, its own picture shows the first.
  const bare = { ...adverts, placeholder: '' };
  return (
    <div className="max-lg:-mx-5 max-lg:mb-12 max-lg:motion-safe:h-[300svh] max-lg:noscript:h-auto md:max-lg:-mx-8 lg:col-span-5">
      <div ref={stage} className="advert-stage night-glow on-night">
        <div className="@container-[size] grid flex-1 place-content-center">
          <div className="halo relative aspect-4/5 w-[min(150cqw,92cqh)]">
            <Picture picture={robot} sizes="(width < 64rem) 26rem, 38rem" className="size-full" />
            {/* Each lies over those before it: whichever way one scrolls, one fades over another and nothing shows through. */}
            {scrolledTo !== null &&
              names.slice(1).map((name, index) => (
                <div key={name} className={classNames('advert-glass', index >= shown && 'opacity-0')}>
                  <Picture picture={bare} sizes="10rem" alt={index === 0 ? adverts.alt : ''} />
                </div>
              ))}
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
