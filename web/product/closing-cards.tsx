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

/** Words on the left, the robot on the right, at every width; the picture begins where the words end. */
export function ClosingCards({ cards }: ClosingCardsProps) {
  return (
    <Container className="grid gap-4 pb-20 md:grid-cols-2 md:gap-5 md:pb-32">
      {cards.map((card) => (
        <Link
          key={card.to}
          to={card.to}
          className="group night-glow on-night relative isolate flex min-h-96 overflow-hidden rounded-lg text-white lg:min-h-112"
        >
          <div className="fade-left absolute inset-y-0 right-0 -z-10 w-[46%] overflow-hidden lg:w-1/2">
            <Picture
              picture={card.picture}
              sizes="50rem"
              alt=""
              className="size-full object-cover transition-transform duration-700 group-hover:scale-104"
            />
          </div>
          <div className="flex w-[54%] flex-col justify-end py-7 pl-6 md:py-8 md:pl-7 lg:w-1/2 lg:py-9 lg:pl-9">
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
