import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ViewerButton, type ViewerButtonProps } from './viewer-button.tsx';

interface ProductBannerProps {
  /** Without one it stands in the dark. */
  room?: { look: string; floor: PictureData } | undefined;
  model: string;
  name: string;
  slogan: string;
  description: string;
  /** One robot, or two: those that share a page, or both sides of one. They stand on a floor that runs out into the dark, or into the room's. */
  picture: PictureData;
  action: { label: string; to: string };
  viewer: Omit<ViewerButtonProps, 'look'>;
}

const byDay = {
  name: 'text-accent-strong',
  strong: 'text-ink',
  text: 'text-text',
  button: 'primary',
  second: 'secondary',
  light: '',
} as const;
const inTheDark = {
  name: 'text-accent',
  strong: 'text-white',
  text: 'text-night-muted',
  button: 'light',
  second: 'ghost',
  light: 'halo',
} as const;

/** The robot on its floor, its name as large as it gets, what it is for in one sentence. */
export function ProductBanner({ room, picture, action, viewer, ...words }: ProductBannerProps) {
  const look = room ? byDay : inTheDark;
  const isLow = picture.width > 1.3 * picture.height;
  return (
    <section
      aria-labelledby="product"
      className={classNames('relative overflow-hidden', room ? `room ${room.look}` : 'night-glow on-night')}
    >
      <Container className={classNames('banner', isLow && 'banner-low')}>
        <div>
          <p className={classNames('text-lead font-semibold', look.name)}>{words.name}</p>
          <h1 id="product" className={classNames('mt-1 -ml-[0.04em] text-model', look.strong)}>
            {words.model}
          </h1>
          <p className={classNames('text-title text-balance', look.strong)}>{words.slogan}</p>
        </div>
        <p className={classNames('text-lead text-pretty', look.text)}>{words.description}</p>
        <div className={classNames('banner-robot', look.light)}>
          {room && (
            <Picture
              picture={room.floor}
              alt=""
              sizes="(width < 48rem) 20rem, (width < 80rem) 75rem, 90rem"
              className="room-floor"
            />
          )}
          <Picture
            picture={picture}
            sizes="(width < 48rem) 100vw, (width < 80rem) 50rem, 64rem"
            loading="eager"
            className="rise"
          />
        </div>
        <div>
          <LinkButton to={action.to} size="lg" look={look.button}>
            {action.label}
          </LinkButton>
          <ViewerButton {...viewer} look={look.second} />
        </div>
      </Container>
    </section>
  );
}
