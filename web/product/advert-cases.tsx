import { Check } from 'lucide-react';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { AdvertRobot } from './advert-robot.tsx';
import { TitledSection } from './titled-section.tsx';

interface AdvertCase {
  picture: PictureData;
  place: string;
  title: string;
  text: string;
  points: readonly string[];
}

interface AdvertCasesProps {
  title: string;
  robot: PictureData;
  adverts: PictureData;
  /** Stands over each picture, whose alternative text says it too. */
  note: string;
  cases: readonly AdvertCase[];
}

function Case({ picture, place, title, text, points, note }: AdvertCase & { note: string }) {
  return (
    <Reveal>
      <div className="relative">
        <Picture
          picture={picture}
          sizes="(width < 48rem) 100vw, (width < 64rem) 50vw, 42rem"
          className="h-auto w-full md:rounded-lg"
        />
        <span aria-hidden className="advert-note">
          {note}
        </span>
      </div>
      <div className="px-5 pt-6 md:px-0 lg:pt-7">
        <p className="text-label font-semibold text-accent-strong">{place}</p>
        <h3 className="mt-1.5 text-heading text-balance lg:text-[2rem]">{title}</h3>
        <p className="mt-2.5 text-balance text-muted">{text}</p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-label font-semibold text-ink">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4.5 text-accent-strong" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}

/** A robot whose display goes through the adverts of the cases beside it. */
export function AdvertCases({ title, robot, adverts, note, cases }: AdvertCasesProps) {
  return (
    <TitledSection id="pictures" title={title}>
      <div className="lg:grid lg:grid-cols-12 lg:gap-16">
        <AdvertRobot robot={robot} adverts={adverts} names={cases.map(({ place }) => place)} />
        <ul className="grid gap-14 max-md:-mx-5 md:grid-cols-2 md:gap-x-5 lg:col-span-7 lg:grid-cols-1 lg:gap-y-28">
          {cases.map((item) => (
            <li key={item.title}>
              <Case {...item} note={note} />
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}
