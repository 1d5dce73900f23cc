import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';

interface FeatureBlocksProps {
  /** Names the section for those who hear it. */
  label: string;
  features: readonly { title: string; text: string; picture: PictureData }[];
}

/** Picture and words by turns. */
export function FeatureBlocks({ label, features }: FeatureBlocksProps) {
  return (
    <Section labelledBy="features">
      <Container className="space-y-20 md:space-y-32">
        <h2 id="features" className="sr-only">
          {label}
        </h2>
        {features.map((feature, index) => (
          <Reveal key={feature.title} className="grid items-center gap-7 lg:grid-cols-2 lg:gap-20">
            <Picture
              picture={feature.picture}
              sizes="(width < 64rem) 100vw, 35rem"
              className={classNames(
                'aspect-4/3 w-full rounded-lg object-cover',
                index % 2 === 1 && 'lg:order-2',
              )}
            />
            <div>
              <p aria-hidden className="text-label font-semibold text-accent-strong tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </p>
              <h3 className="mt-3 text-title">{feature.title}</h3>
              <p className="mt-5 max-w-md text-lead text-muted">{feature.text}</p>
            </div>
          </Reveal>
        ))}
      </Container>
    </Section>
  );
}
