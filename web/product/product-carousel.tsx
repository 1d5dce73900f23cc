import { Link } from 'react-router';
import { company } from '#contract/company.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { TitledSection } from './titled-section.tsx';

interface ProductCarouselProps {
  products: readonly { model: string; text: string; to: string; picture: PictureData }[];
  /** The page one is on: its robots are marked and come last, those that follow them first. */
  current: string;
}

export function ProductCarousel({ products, current }: ProductCarouselProps) {
  const next = products.findLastIndex(({ to }) => to === current) + 1;
  const slides = [...products.slice(next), ...products.slice(0, next)].map((product) => ({
    key: product.model,
    content: (
      <Link
        to={product.to}
        aria-current={product.to === current ? 'page' : undefined}
        className="group flex h-full flex-col rounded-md border border-line bg-surface pb-6 text-center transition-colors -outline-offset-3 hover:border-ink aria-[current]:border-accent-strong aria-[current]:bg-tint"
      >
        <Picture
          picture={product.picture}
          sizes="20rem"
          alt=""
          className="h-78 w-full object-contain transition-transform duration-500 group-hover:-translate-y-1"
        />
        <span className="mt-2 block text-heading text-ink">{product.model}</span>
        <span className="mt-1 block px-4 text-label text-muted">{product.text}</span>
      </Link>
    ),
  }));
  return (
    <TitledSection id="line-up" title={`${company.name}의 모든 로봇`}>
      <Carousel
        label="전체 제품"
        slides={slides}
        interval={3_000}
        controls="arrows"
        slideClass="basis-[72%] min-[481px]:basis-1/2 min-[769px]:basis-1/3 min-[1025px]:basis-1/4"
      />
    </TitledSection>
  );
}
