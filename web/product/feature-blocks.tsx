import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { DayAndNight } from './day-and-night.tsx';

interface Feature {
  title: string;
  text: string;
  picture: PictureData;
  /** The same place in the evening. */
  night?: PictureData;
}

interface FeatureBlocksProps {
  /** Names the section for those who hear it. */
  label: string;
  features: readonly Feature[];
}

/** A robot at work needs the whole width; a close-up stands beside its words. */
const isScene = ({ picture }: Feature) => picture.width / picture.height > 1.5;

/** Close-ups and words by turns, and the robot at work as wide as the page. */
export function FeatureBlocks({ label, features }: FeatureBlocksProps) {
  const closeUps = features.filter((feature) => !isScene(feature));
  return (
    <Section labelledBy="features">
      <Container className="space-y-20 md:space-y-28 lg:space-y-36">
        <h2 id="features" className="sr-only">
          {label}
        </h2>
        {features.map((feature, index) => (
          <Reveal key={feature.title}>
            {isScene(feature) ? (
              <Scene feature={feature} number={index + 1} />
            ) : (
              <CloseUp
                feature={feature}
                number={index + 1}
                pictureLast={closeUps.indexOf(feature) % 2 === 1}
              />
            )}
          </Reveal>
        ))}
      </Container>
    </Section>
  );
}

interface BlockProps {
  feature: Feature;
  number: number;
}

function Scene({ feature, number }: BlockProps) {
  return (
    <>
      {feature.night ? (
        <DayAndNight day={feature.picture} night={feature.night} />
      ) : (
        <div className="overflow-clip rounded-lg">
          <Picture
            picture={feature.picture}
            sizes="(width < 80rem) 100vw, 75rem"
            className="settle aspect-4/3 w-full object-cover object-[65%_50%] sm:aspect-video"
          />
        </div>
      )}
      <div className="mt-7 lg:mt-10 lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
        <FeatureTitle number={number}>{feature.title}</FeatureTitle>
        <p className="mt-4 max-w-2xl text-lead text-balance text-muted lg:mt-0">{feature.text}</p>
      </div>
    </>
  );
}

function CloseUp({ feature, number, pictureLast }: BlockProps & { pictureLast: boolean }) {
  return (
    <div
      className={classNames(
        'grid items-center gap-7 lg:gap-16',
        pictureLast ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]',
      )}
    >
      <Picture
        picture={feature.picture}
        sizes="(width < 64rem) 100vw, 41rem"
        className={classNames('aspect-4/3 w-full rounded-lg object-cover', pictureLast && 'lg:order-2')}
      />
      <div>
        <FeatureTitle number={number}>{feature.title}</FeatureTitle>
        <p className="mt-4 max-w-xl text-lead text-balance text-muted lg:mt-5">{feature.text}</p>
      </div>
    </div>
  );
}

function FeatureTitle({ number, children }: { number: number; children: string }) {
  return (
    <div>
      <p aria-hidden className="text-label font-semibold text-accent-strong tabular-nums">
        {String(number).padStart(2, '0')}
      </p>
      <h3 className="mt-2 text-title">{children}</h3>
    </div>
  );
}
