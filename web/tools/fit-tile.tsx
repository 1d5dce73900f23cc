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

/** A robot before anything was asked: nothing speaks for it yet. */
export function FitTile({ model, text, picture, links }: FitTileProps) {
  return (
    <article className="group @container relative h-full overflow-hidden rounded-md border border-line bg-linear-to-r from-tint to-white to-60% transition-colors focus-within:border-ink hover:border-ink">
      <div className="grid h-full grid-cols-[9.5rem_minmax(0,1fr)]">
        <div className="flex items-end p-3">
          <Picture
            picture={picture}
            sizes="10rem"
            alt=""
            className="h-44 w-full object-contain object-bottom transition-transform duration-500 group-hover:-translate-y-1"
          />
        </div>
        <div className="flex flex-col">
          <div className="px-5 pt-6 pb-4">
            <h3 className="text-heading">
              <Link to={links.product} className="after:absolute after:inset-0 after:rounded-md">
                {model}
              </Link>
            </h3>
            <p className="mt-1 text-label text-balance text-muted">{text}</p>
          </div>
          <div className="relative mt-auto border-t border-line px-1">
            <FitLinks model={model} links={links} inquiry="상담받기" />
          </div>
        </div>
      </div>
    </article>
  );
}
