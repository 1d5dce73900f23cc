import { ArrowRight, Check, CircleQuestionMark, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import type { Fit } from '#catalog/recommend.ts';
import type { Model } from '#catalog/robots.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
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

/** A robot that fits: in the passage, with what speaks for it, and what can be done next. Where what stands: fit-card.css. */
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
        <p className="mt-1 text-body text-muted">{text}</p>
      </div>
      <div className="fit-robot grid bg-linear-to-b from-white to-tint p-3">
        <Picture
          picture={picture}
          sizes="15rem"
          alt=""
          loading={isBest ? 'eager' : 'lazy'}
          // Wider than its column, beyond which nothing of it is drawn.
          className="m-auto h-48 w-full object-contain @2xl:-mx-7 @2xl:h-80 @2xl:w-60 @2xl:max-w-none"
        />
      </div>
      <AisleDrawing
        model={fit.model}
        aisle={aisle}
        fits
        className="fit-drawing max-w-52 self-center justify-self-center"
      />
      <ul className="fit-reasons space-y-2 text-body">
        {fit.reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent-strong" />
            {reason}
          </li>
        ))}
        {fit.toCheck.map((question) => (
          <li key={question} className="flex gap-2.5 text-muted">
            <CircleQuestionMark aria-hidden className="mt-1 size-5 shrink-0" />
            {question}
          </li>
        ))}
      </ul>
      <FitActions model={fit.model} links={links} />
    </article>
  );
}

function FitActions({ model, links }: { model: Model; links: FitTargets }) {
  return (
    <div className="fit-actions @2xl:border-t @2xl:border-line @2xl:pt-4">
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <Link to={links.product} className={buttonStyle({ look: 'primary' })}>
          {model} 자세히 보기
          <ArrowRight aria-hidden className="size-5" />
        </Link>
        <Link to={links.inquiry} className={buttonStyle({ look: 'secondary' })}>
          <MessageCircle aria-hidden className="size-5" />
          <span>
            <span className="sr-only">{model} </span>이 조건으로 상담
          </span>
        </Link>
      </div>
      <FitLinks model={model} links={links} />
    </div>
  );
}
