import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';

interface ClosingCardsProps {
  cards: readonly {
    title: string;
    text: string;
    action: string;
    to: string;
    picture: PictureData;
  }[];
}

/** The place as wide as the card, so that its robot is whole, and below it the words. */
export function ClosingCards({ cards }: ClosingCardsProps) {
  return (
    <Container className="grid gap-4 pb-20 md:grid-cols-2 md:gap-5 md:pb-32">
      {cards.map((card) => (
        <Link
          key={card.to}
          to={card.to}
          className="group night-glow on-night overflow-hidden rounded-lg text-white"
        >
          <div className="overflow-hidden">
            <Picture
              picture={card.picture}
              sizes="(width < 48rem) 100vw, 37rem"
              alt=""
              className="aspect-video w-full object-cover transition-transform duration-700 group-hover:scale-104"
            />
          </div>
          <div className="px-6 py-7 lg:px-9 lg:py-8">
            <h2 className="text-heading text-white xl:text-[2rem]">{card.title}</h2>
            <p className="mt-3 text-label text-white/90 lg:text-body">{card.text}</p>
            <span className="mt-6 flex items-center gap-2 font-semibold text-accent">
              {card.action}
              <ArrowRight aria-hidden className="size-5 transition-transform group-hover:translate-x-1" />
            </span>
          </div>
        </Link>
      ))}
    </Container>
  );
}
