import { Box, Columns3, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import type { Model } from '#catalog/robots.ts';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { quietLink, type FitLinks } from './fit-card.tsx';

interface FitTileProps {
  model: Model;
  text: string;
  picture: PictureData;
  links: FitLinks;
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
        <div className="relative mt-auto flex flex-wrap gap-x-5 self-start pt-2">
          <Link to={links.threeD} className={quietLink}>
            <Box aria-hidden className="size-5" />
            <span>
              <span className="sr-only">{model} </span>3D로 보기
            </span>
          </Link>
          <Link to={links.inquiry} className={quietLink}>
            <MessageCircle aria-hidden className="size-5" />
            <span>
              <span className="sr-only">{model} </span>상담받기
            </span>
          </Link>
          {links.comparison && (
            <Link to={links.comparison.to} className={quietLink}>
              <Columns3 aria-hidden className="size-5" />
              <span>
                <span className="sr-only">{model} </span>
                {links.comparison.label}
              </span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
