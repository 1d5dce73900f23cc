import { smallModel, type Model } from '#catalog/robots.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface NextStepsProps {
  title: string;
  lead: string;
  actions: readonly { label: string; to: string }[];
  robots: readonly { model: Model; picture: PictureData }[];
}

/** Where to go from here, beside some of the robots to one scale. */
export function NextSteps({ title, lead, actions, robots }: NextStepsProps) {
  return (
    <Container className="pb-20 md:pb-32">
      <section
        aria-labelledby="next"
        className="flex flex-col justify-between gap-10 overflow-hidden rounded-lg bg-linear-to-b from-tint to-line px-6 pt-9 md:px-10 md:pt-14 lg:flex-row lg:items-end xl:px-14"
      >
        <div className="lg:max-w-[30rem] lg:self-center lg:pb-14">
          <SectionTitle id="next" lead={lead}>
            {title}
          </SectionTitle>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            {actions.map((action, index) => (
              <LinkButton
                key={action.to}
                to={action.to}
                size="lg"
                look={index === 0 ? 'primary' : 'secondary'}
              >
                {action.label}
              </LinkButton>
            ))}
          </div>
        </div>
        <div
          aria-hidden
          className="flex shrink-0 items-end justify-center *:-mx-[calc(2*var(--cm))] pb-4 [--cm:0.95px] md:[--cm:2.2px] lg:[--cm:1.25px] xl:[--cm:1.9px]"
        >
          {robots.map(({ model, picture }) => (
            <RobotInLine key={model} name={smallModel(model)} picture={picture} />
          ))}
        </div>
      </section>
    </Container>
  );
}
