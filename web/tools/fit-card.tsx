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

/** A robot that fits: in the passage, with what speaks for it, and what can be done next. */
export function FitCard({ fit, aisle, text, picture, badge, isBest, links }: FitCardProps) {
  return (
    <article
      className={classNames(
        '@container rounded-lg border bg-white p-5 sm:p-7',
        isBest ? 'border-accent-strong' : 'border-line',
      )}
    >
      <div className="grid gap-x-8 gap-y-5 @lg:grid-cols-[13rem_1fr] @2xl:grid-cols-[11rem_1fr_11.5rem] @2xl:gap-x-6">
        <Picture
          picture={picture}
          sizes="15rem"
          alt=""
          loading={isBest ? 'eager' : 'lazy'}
          className={classNames(
            'w-full rounded-md bg-linear-to-b from-white to-surface object-contain py-4 @lg:h-72',
            isBest ? 'h-60' : 'h-44',
          )}
        />
        <AisleDrawing
          model={fit.model}
          aisle={aisle}
          fits
          className={classNames(
            'mx-auto max-w-52 @2xl:order-last @2xl:self-end',
            !isBest && '@max-2xl:hidden',
          )}
        />
        <div className="min-w-0 @max-2xl:@lg:col-start-2 @max-2xl:@lg:row-span-2 @max-2xl:@lg:row-start-1">
          {badge !== '' && <Chip tone={isBest ? 'accent' : 'neutral'}>{badge}</Chip>}
          <h3 className={classNames('text-title', badge !== '' && 'mt-2')}>{fit.model}</h3>
          <p className="mt-1 text-body text-muted">{text}</p>
          <ul className="mt-4 space-y-2 text-body">
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
        </div>
      </div>
    </article>
  );
}

function FitActions({ model, links }: { model: Model; links: FitTargets }) {
  return (
    <>
      <div className="mt-6 grid gap-2.5 sm:flex sm:flex-wrap">
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
      <FitLinks model={model} links={links} className="mt-2" />
    </>
  );
}
