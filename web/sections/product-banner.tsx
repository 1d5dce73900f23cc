import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';

interface ProductBannerProps {
  theme: 'light' | 'dark';
  model: string;
  name: string;
  slogan: string;
  description: string;
  /** One robot, or the two that share a page. */
  pictures: readonly PictureData[];
  action: { label: string; to: string };
}

const grounds = {
  light: 'product-day',
  dark: 'night-glow on-night',
} as const;

/** The robot alone, its name at display size, what it is for in one sentence. */
export function ProductBanner({
  theme,
  model,
  name,
  slogan,
  description,
  pictures,
  action,
}: ProductBannerProps) {
  const dark = theme === 'dark';
  return (
    <section aria-labelledby="product" className={classNames('relative overflow-hidden', grounds[theme])}>
      <p
        aria-hidden
        className={classNames(
          'absolute -bottom-[0.18em] left-1/2 -translate-x-1/2 lg:left-[66%] text-[clamp(9rem,30vw,30rem)] leading-none font-bold tracking-tighter whitespace-nowrap select-none',
          dark ? 'text-white/4' : 'text-ink/4',
        )}
      >
        {model}
      </p>
      <Container className="relative grid items-center gap-8 pt-14 lg:min-h-[42rem] lg:grid-cols-2 lg:pt-0">
        <div className="lg:py-24">
          <p className={classNames('text-lead font-semibold', dark ? 'text-accent' : 'text-accent-strong')}>
            {name}
          </p>
          <h1 id="product" className={classNames('mt-2 text-display', dark ? 'text-white' : 'text-ink')}>
            {model}
          </h1>
          <p className={classNames('mt-6 text-heading', dark ? 'text-white' : 'text-ink')}>{slogan}</p>
          <p className={classNames('mt-4 max-w-md text-body', dark ? 'text-night-muted' : 'text-muted')}>
            {description}
          </p>
          <LinkButton to={action.to} size="lg" look={dark ? 'light' : 'primary'} className="mt-9">
            {action.label}
          </LinkButton>
        </div>
        <div className="flex h-104 items-end justify-center pb-8 sm:h-120 lg:h-[40rem] lg:pb-14">
          {pictures.map((picture) => (
            <Picture
              key={picture.src}
              picture={picture}
              sizes={pictures.length > 1 ? '(width < 64rem) 45vw, 20rem' : '(width < 64rem) 80vw, 32rem'}
              loading="eager"
              className={classNames(
                'h-full object-contain object-bottom',
                pictures.length > 1 ? 'w-1/2' : 'w-full max-w-lg',
              )}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}
