import { Link } from 'react-router';
import type { Model } from '#catalog/robots.ts';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
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
    <article className="group relative grid h-full grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line transition-colors focus-within:border-ink hover:border-ink sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div className="grid place-items-center bg-linear-to-b from-white to-line/70 p-3 sm:p-5">
        <Picture
          picture={picture}
          sizes="12rem"
          alt=""
          className="h-36 w-full object-contain transition-transform duration-500 group-hover:-translate-y-1 sm:h-52"
        />
      </div>
      <div className="flex flex-col p-5 sm:px-6">
        <h3 className="text-heading">
          <Link to={links.product} className="after:absolute after:inset-0 after:rounded-lg">
            {model}
          </Link>
        </h3>
        <p className="mt-1 text-label text-muted">{text}</p>
        <FitLinks
          model={model}
          links={links}
          inquiry="상담받기"
          className="relative mt-auto self-start pt-2"
        />
      </div>
    </article>
  );
}
