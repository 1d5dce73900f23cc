import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { ViewerButton, type ViewerButtonProps } from './viewer-button.tsx';

interface ProductBannerProps {
  theme: 'light' | 'dark';
  model: string;
  name: string;
  slogan: string;
  description: string;
  /** One robot, or two: those that share a page, or both sides of one. They stand on a floor that fades into the ground. */
  picture: PictureData;
  action: { label: string; to: string };
  viewer: Omit<ViewerButtonProps, 'look'>;
}

const themes = {
  light: {
    ground: 'product-day',
    name: 'text-accent-strong',
    strong: 'text-ink',
    text: 'text-muted',
    button: 'primary',
    second: 'secondary',
    light: '',
  },
  dark: {
    ground: 'night-glow on-night',
    name: 'text-accent',
    strong: 'text-white',
    text: 'text-night-muted',
    button: 'light',
    second: 'ghost',
    light: 'halo',
  },
} as const;

/** The robot on its floor, its name as large as it gets, what it is for in one sentence. */
export function ProductBanner({ theme, picture, action, viewer, ...words }: ProductBannerProps) {
  const look = themes[theme];
  const isLow = picture.width > 1.3 * picture.height;
  return (
    <section aria-labelledby="product" className={classNames('relative overflow-hidden', look.ground)}>
      <Container className="robot-height grid gap-x-8 pt-6 pb-12 md:pt-14 md:pb-14 lg:min-h-[calc(var(--robot)+2rem)] lg:grid-cols-2 lg:py-0">
        <div className="lg:self-end lg:pt-8">
          <p className={classNames('text-lead font-semibold', look.name)}>{words.name}</p>
          <h1 id="product" className={classNames('mt-1 -ml-[0.04em] text-model', look.strong)}>
            {words.model}
          </h1>
          <p className={classNames('mt-3 text-title text-balance lg:mt-6', look.strong)}>{words.slogan}</p>
        </div>
        <div
          className={classNames(
            'relative flex h-(--robot) items-end justify-center lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center',
            look.light,
            // The air over a low robot is room for its words, whose button belongs on the first screen.
            isLow && 'max-sm:-mt-7',
          )}
        >
          <Picture
            picture={picture}
            sizes="(width < 64rem) 100vw, 50rem"
            loading="eager"
            className="rise stage-size relative z-10"
          />
        </div>
        {/* On a phone the button stands on the first screen, before the words that explain. */}
        <div className="relative z-10 mt-5 flex flex-col gap-6 max-lg:flex-col-reverse lg:gap-8 lg:pb-8">
          <p className={classNames('max-w-md text-lead text-balance', look.text)}>{words.description}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={action.to} size="lg" look={look.button}>
              {action.label}
            </LinkButton>
            <ViewerButton {...viewer} look={look.second} />
          </div>
        </div>
      </Container>
    </section>
  );
}
