import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

/** As large as the card leaves them, beside its words: one that is low may be wider. */
const sizes = {
  tall: 'right-[-10%] bottom-[1%] h-[103%] w-[66%] md:right-[-13%] md:w-[76%] lg:w-[80%] lg:bottom-[-2%] lg:h-[102%] xl:right-[-4%] xl:w-[68%]',
  low: 'right-[-1%] bottom-[2%] h-[130%] w-[72%] sm:w-[80%] lg:bottom-[-4%]',
} as const;

interface ProductBoxesProps {
  title: string;
  boxes: readonly {
    kind: 'serving' | 'cleaning' | 'hotel' | 'logistics';
    name: string;
    text: string;
    model: string;
    to: string;
    picture: PictureData;
    size: keyof typeof sizes;
  }[];
}

export function ProductBoxes({ title, boxes }: ProductBoxesProps) {
  return (
    <Section labelledBy="products">
      <Container>
        <Reveal>
          <SectionTitle id="products">{title}</SectionTitle>
        </Reveal>
        <ul className="mt-10 grid gap-4 md:mt-14 md:grid-cols-2 md:gap-5">
          {boxes.map((box) => (
            <li key={box.kind}>
              <Reveal>
                <Link
                  to={box.to}
                  className={`box-${box.kind} group relative flex h-80 overflow-hidden rounded-lg p-7 sm:h-96 md:p-9 lg:h-116`}
                >
                  <div className="relative z-10 flex max-w-[62%] flex-col md:max-w-[52%]">
                    <h3 className="box-name">{box.name}</h3>
                    <p className="mt-3 max-w-56 text-body text-pretty text-text lg:mt-4 lg:text-lead">
                      {box.text}
                    </p>
                    <span className="mt-auto flex items-center gap-2 text-label whitespace-nowrap font-semibold text-accent-strong">
                      {box.model} 자세히 보기
                      <ArrowRight
                        aria-hidden
                        className="size-5 transition-transform group-hover:translate-x-1"
                      />
                    </span>
                  </div>
                  <Picture
                    picture={box.picture}
                    sizes="(width < 48rem) 80vw, 30rem"
                    alt=""
                    className={classNames(
                      'absolute object-contain object-bottom transition-transform duration-500 group-hover:-translate-y-2 group-hover:scale-102',
                      sizes[box.size],
                    )}
                  />
                </Link>
              </Reveal>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
