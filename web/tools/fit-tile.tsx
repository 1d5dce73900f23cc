import { Link } from 'react-router';
import type { Model } from '#catalog/robots.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { FitLinks, type FitTargets } from './fit-links.tsx';

interface FitTileProps {
  model: Model;
  text: string;
  picture: PictureData;
  links: FitTargets;
}

/** A robot before anything was asked: nothing speaks for it yet, so that all ten are seen at a glance. */
export function FitTile({ model, text, picture, links }: FitTileProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-md border border-line transition-colors focus-within:border-ink hover:border-ink">
      <div className="bg-linear-to-b from-white to-tint px-3 pt-5 pb-3">
        <Picture
          picture={picture}
          sizes="12rem"
          alt=""
          className="h-40 w-full object-contain object-bottom transition-transform duration-500 group-hover:-translate-y-1"
        />
      </div>
      <div className="px-3 pt-3 pb-2">
        <h3 className="text-heading">
          <Link to={links.product} className="after:absolute after:inset-0 after:rounded-md">
            {model}
          </Link>
        </h3>
        <p className="mt-0.5 text-small text-balance text-muted">{text}</p>
      </div>
      <FitLinks model={model} links={links} inquiry="상담받기" isBrief />
    </article>
  );
}
