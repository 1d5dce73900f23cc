import type { FeatureLayout, ProductFeature } from '#web/pictures/product-feature.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { DayAndNight } from './day-and-night.tsx';
import { Sentences } from './sentences.tsx';

/** How wide the pictures of each layout are shown: what they are fetched for. */
const besideWords = '(width < 64rem) 100vw, 44rem';
const halfThePage = '(width < 48rem) 100vw, min(50vw, 37rem)';
const sizes: Readonly<Record<FeatureLayout, string>> = {
  wide: '(width < 80rem) 100vw, 75rem',
  bleed: 'min(100vw, 120rem)',
  half: halfThePage,
  pair: halfThePage,
  left: besideWords,
  right: besideWords,
  tall: halfThePage,
  whole: halfThePage,
  night: besideWords,
};

interface FeatureBlocksProps {
  /** Names the section for those who hear it. */
  label: string;
  features: readonly ProductFeature[];
}

/** What a robot does, picture by picture, in the rhythm that its page gives it. */
export function FeatureBlocks({ label, features }: FeatureBlocksProps) {
  return (
    <Section labelledBy="features" className="pt-0 md:pb-24 lg:pb-28">
      <div className="features">
        <h2 id="features" className="sr-only">
          {label}
        </h2>
        {features.map(({ title, text, picture, evening, layout, passage, trayLoads, details }, index) => (
          <Reveal key={title} className={`feature-${layout}`}>
            {evening ? (
              <DayAndNight day={picture} evening={evening} />
            ) : (
              <div>
                <Picture
                  picture={picture}
                  sizes={sizes[layout]}
                  className={layout === 'bleed' ? 'settle' : ''}
                />
                {passage && (
                  <p aria-hidden className="passage-width">
                    {passage}
                  </p>
                )}
                {trayLoads && (
                  <p aria-hidden className="tray-loads">
                    {trayLoads.join(' ')}
                  </p>
                )}
              </div>
            )}
            <div>
              <p aria-hidden>{`0${index + 1}`}</p>
              <h3>{title}</h3>
              <p className="text-balance">
                <Sentences text={text} />
              </p>
              {details && (
                <dl className="parts-seen">
                  {details.map(({ name, text: what }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{what}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}
