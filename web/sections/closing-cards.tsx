import { ArrowRight } from 'lucide-react';
import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';

interface ClosingCardsProps {
  cards: readonly { title: string; text: string; action: string; to: string; picture: PictureData }[];
}

export function ClosingCards({ cards }: ClosingCardsProps) {
  return (
    <Container className="grid gap-4 pb-20 md:grid-cols-2 md:gap-5 md:pb-32">
      {cards.map((card) => (
        <SiteLink
          key={card.to}
          to={card.to}
          className="group on-night relative isolate flex min-h-96 flex-col justify-end overflow-hidden rounded-lg bg-night p-7 text-white md:min-h-112 md:p-9"
        >
          <Picture
            picture={card.picture}
            sizes="(width < 48rem) 100vw, 37rem"
            alt=""
            className="absolute inset-0 -z-20 size-full object-cover object-[62%_50%] transition-transform duration-700 group-hover:scale-104"
          />
          <div
            aria-hidden
            className="absolute inset-0 -z-10 bg-linear-to-t from-night/95 from-15% via-night/70 via-45% to-transparent to-80%"
          />
          <h2 className="text-heading text-white lg:text-title">{card.title}</h2>
          <p className="mt-2 text-body text-white/90">{card.text}</p>
          <span className="mt-6 flex items-center gap-2 font-semibold text-accent">
            {card.action}
            <ArrowRight aria-hidden className="size-5 transition-transform group-hover:translate-x-1" />
          </span>
        </SiteLink>
      ))}
    </Container>
  );
}
