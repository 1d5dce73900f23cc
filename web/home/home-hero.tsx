import { LinkButton } from '#web/ui/link-button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { LoopingFilm } from './looping-film.tsx';

interface HomeHeroProps {
  title: string;
  text: string;
  /** Wide, and for phones that are held upright. */
  poster: PictureData;
  uprightPoster: PictureData;
  film: string;
  uprightFilm: string;
  actions: readonly { label: string; to: string }[];
}

/** The poster is the first thing painted; the film fades in over it when the page is alive. */
export function HomeHero({ title, text, poster, uprightPoster, film, uprightFilm, actions }: HomeHeroProps) {
  return (
    <section
      aria-label="소개"
      className="on-night relative flex min-h-[min(100svh,60rem)] items-end overflow-hidden bg-night text-white"
    >
      <Picture
        picture={poster}
        upright={uprightPoster}
        sizes="100vw"
        loading="eager"
        className="absolute inset-0 size-full object-cover landscape:object-[72%_50%]"
      />
      <LoopingFilm film={film} upright={uprightFilm} />
      <div aria-hidden className="hero-shade absolute inset-0" />
      <Container className="relative pt-32 pb-28 lg:pb-24">
        <h1 className="max-w-3xl text-display text-white lg:max-w-2xl">{title}</h1>
        <p className="mt-6 max-w-xl text-lead text-white/90">{text}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          {actions.map((action, index) => (
            <LinkButton key={action.to} to={action.to} size="lg" look={index === 0 ? 'light' : 'ghost'}>
              {action.label}
            </LinkButton>
          ))}
        </div>
      </Container>
    </section>
  );
}
