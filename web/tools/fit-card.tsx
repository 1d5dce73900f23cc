import { ArrowRight, Check, CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import type { Fit } from '#catalog/recommend.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { AisleDrawing } from './aisle-drawing.tsx';
import { FitLinks, type FitTargets } from './fit-links.tsx';

interface FitCardProps {
  fit: Fit;
  aisle: number | undefined;
  text: string;
  picture: PictureData;
  /** The best has one, and whoever must be asked about. */
  badge: string;
  /** Should be seen first. */
  isBest: boolean;
  links: FitTargets;
}

/** A robot that fits: what speaks for it, itself in the passage, and what can be done next. Where what stands: fit-card.css. */
export function FitCard({ fit, aisle, text, picture, badge, isBest, links }: FitCardProps) {
  return (
    <article
      className={classNames(
        'fit-card overflow-hidden rounded-lg border bg-white',
        isBest ? 'border-accent-strong' : 'border-line',
      )}
    >
      <div className="fit-head">
        {badge !== '' && <Chip tone={isBest ? 'accent' : 'neutral'}>{badge}</Chip>}
        <h3 className={classNames('text-title', badge !== '' && 'mt-2')}>{fit.model}</h3>
        <p className="mt-1 text-label text-balance text-muted @2xl:text-body">{text}</p>
      </div>
      <div className="fit-robot bg-linear-to-b from-white to-tint">
        <Picture
          picture={picture}
          sizes="(width >= 48rem) 22rem, 15rem"
          alt=""
          loading={isBest ? 'eager' : 'lazy'}
          className={picture.width < picture.height ? 'fit-upright' : 'fit-low'}
        />
      </div>
      <AisleDrawing model={fit.model} aisle={aisle} fits className="fit-drawing self-center" />
      <ul className="fit-reasons space-y-1.5 text-label @2xl:space-y-2 @2xl:text-body">
        {fit.reasons.map((reason) => (
          <li key={reason} className="flex gap-1.5 text-pretty @2xl:gap-2.5">
            <Check aria-hidden className="mt-0.75 size-4 shrink-0 text-accent-strong @2xl:mt-1 @2xl:size-5" />
            {reason}
          </li>
        ))}
        {fit.toCheck.map((question) => (
          <li key={question} className="flex gap-1.5 text-pretty text-muted @2xl:gap-2.5">
            <CircleQuestionMark aria-hidden className="mt-0.75 size-4 shrink-0 @2xl:mt-1 @2xl:size-5" />
            {question}
          </li>
        ))}
      </ul>
      <div className="fit-actions">
        <Link
          to={links.product}
          className={buttonStyle({ look: isBest ? 'primary' : 'secondary' }, 'w-full @2xl:w-auto')}
        >
          {fit.model} 자세히 보기
          <ArrowRight aria-hidden className="size-5" />
        </Link>
        <FitLinks model={fit.model} links={links} inquiry="이 조건으로 상담" />
      </div>
    </article>
  );
}
