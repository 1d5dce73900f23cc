import type { FilmFiles } from '#web/pictures/films.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Container } from '#web/ui/container.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { LoopingFilm } from './looping-film.tsx';

interface HomeHeroProps {
  title: string;
  text: string;
  /** Wide, and for phones that are held upright. */
  poster: PictureData;
  uprightPoster: PictureData;
  film: FilmFiles;
  uprightFilm: FilmFiles;
  actions: readonly { label: string; to: string }[];
}

/** The whole robot is seen, wherever the words stand. */
const framing = 'absolute inset-0 size-full object-cover object-[60%_50%] stacked:object-[100%_0%]';

/**
 * Words beside the robot; below it on a screen that is held upright, where there is no room beside it. The poster is
 * the first thing painted; the film fades in over it when the page is hydrated.
 */
export function HomeHero({ title, text, poster, uprightPoster, film, uprightFilm, actions }: HomeHeroProps) {
  return (
    <section
      aria-label="소개"
      className="on-night relative flex min-h-[min(100svh,max(60rem,56.25vw))] items-end overflow-hidden bg-night text-white stacked:min-h-0 stacked:flex-col stacked:items-stretch"
    >
      <div className="absolute inset-0 stacked:relative stacked:inset-auto stacked:h-hero-frame stacked:w-full stacked:shrink-0">
        <Picture picture={poster} upright={uprightPoster} sizes="100vw" loading="eager" className={framing} />
        <LoopingFilm film={film} upright={uprightFilm} className={framing} />
        <div aria-hidden className="hero-shade absolute inset-0" />
      </div>
      <Container className="relative pt-32 pb-28 short:pt-18 short:pb-6 stacked:pt-4 stacked:pb-24 stacked:max-sm:pt-2 stacked:md:pb-10 lg:pb-24">
        <div className="hero-words max-w-[46vw] lg:max-w-md xl:max-w-xl stacked:max-w-none">
          <h1 className="text-display text-white short:text-title">{title}</h1>
          <p className="mt-6 max-w-[20em] text-lead text-balance text-white short:mt-3 short:text-body stacked:max-sm:mt-4">
            {text}
          </p>
          <div className="mt-10 flex flex-wrap gap-3 short:mt-5 stacked:max-sm:mt-7">
            {actions.map((action, index) => (
              <LinkButton key={action.to} to={action.to} size="lg" look={index === 0 ? 'light' : 'ghost'}>
                {action.label}
              </LinkButton>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
