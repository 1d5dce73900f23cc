import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Container } from '#web/ui/container.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';

interface ClosingCardsProps {
  cards: readonly {
    title: string;
    text: string;
    action: string;
    to: string;
    picture: PictureData;
  }[];
}

/** Words on the left, the robot on the right and whole: on less than a wide screen the cards stand one below the other, on a phone the place above its words. */
export function ClosingCards({ cards }: ClosingCardsProps) {
  return (
    <Container className="grid gap-4 pb-20 md:gap-5 md:pb-32 lg:gap-8 xl:grid-cols-2">
      {cards.map((card) => (
        <Link
          key={card.to}
          to={card.to}
          className="group night-glow on-night flex flex-col overflow-hidden rounded-lg text-white md:min-h-72 md:flex-row-reverse xl:min-h-80"
        >
          <div className="relative overflow-hidden md:w-3/5 xl:w-[54%]">
            <Picture
              picture={card.picture}
              sizes="(width < 48rem) 100vw, 40rem"
              alt=""
              className="aspect-video w-full object-cover transition-transform duration-700 group-hover:scale-104 md:absolute md:inset-0 md:aspect-auto md:h-full"
            />
          </div>
          <div className="flex flex-col px-6 py-7 md:w-2/5 md:p-8 xl:w-[46%] xl:pr-4">
            <h2 className="text-heading text-white xl:text-[1.75rem]">{card.title}</h2>
            <p className="mt-3 text-label text-balance text-white/90 lg:text-body">{card.text}</p>
            <span className="mt-auto flex items-center pt-6 gap-2 font-semibold text-accent">
              {card.action}
              <ArrowRight aria-hidden className="size-5 transition-transform group-hover:translate-x-1" />
            </span>
          </div>
        </Link>
      ))}
    </Container>
  );
}
