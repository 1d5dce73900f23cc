import { useState } from 'react';
import { Container } from '#web/ui/container.tsx';
import { PauseButton } from '#web/ui/pause-button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';

interface CustomerMarksProps {
  title: string;
  note: string;
  marks: readonly { name: string; src: string; width: number; height: number }[];
}

/**
 * Customers' names as a band that glides by, one mark every three seconds. The band holds the marks twice, so that
 * its end meets its beginning; the copy is for the eye only.
 */
export function CustomerMarks({ title, note, marks }: CustomerMarksProps) {
  const hydrated = useHydrated();
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState<boolean | null>(null);
  const playing = !(paused ?? reducedMotion);
  return (
    <section aria-labelledby="customers" className="border-t border-line py-16 md:py-24">
      <Container className="flex items-end justify-between gap-4">
        <div>
          <h2 id="customers" className="text-title">
            {title}
          </h2>
          <p className="mt-3 text-label text-muted md:text-body">{note}</p>
        </div>
        <PauseButton playing={playing} onToggle={() => setPaused(playing)} />
      </Container>
      <div className={hydrated ? 'mt-10 overflow-hidden md:mt-14' : 'mt-10 overflow-x-auto md:mt-14'}>
        <ul data-playing={playing} className="marquee flex w-max items-center">
          {[...marks, ...marks].map((mark, index) => (
            <li
              key={`${mark.name}-${index < marks.length ? 'first' : 'second'}`}
              aria-hidden={index >= marks.length || undefined}
              className="grid w-[50vw] shrink-0 place-items-center px-4 min-[481px]:w-[33.333vw] min-[769px]:w-[25vw] min-[1025px]:w-[16.667vw]"
            >
              <img
                src={mark.src}
                alt={index < marks.length ? mark.name : ''}
                width={mark.width}
                height={mark.height}
                loading="lazy"
                className="h-12 w-auto opacity-70 md:h-14 lg:h-16"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
