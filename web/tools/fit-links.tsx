import { Box, Columns3, MessageCircle, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Model } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Where one can go on to from a robot. */
export interface FitTargets {
  product: string;
  threeD: string;
  /** None where nothing is left to compare with. */
  comparison: { to: string; label: string } | null;
  inquiry: string;
}

interface FitLinksProps {
  model: Model;
  links: FitTargets;
  /** What the link to the inquiry says. */
  inquiry: string;
  /** In a word each, below its sign: along the foot of a tile. */
  isBrief?: boolean;
}

/** The quiet ones, below all that a card says of its robot. */
export function FitLinks({ model, links, inquiry, isBrief = false }: FitLinksProps) {
  const { threeD, comparison } = links;
  const about = { model, isBrief };
  return (
    <div
      className={classNames(
        'flex',
        isBrief ? 'relative mt-auto border-t border-line bg-white' : '@2xl:mt-1 @2xl:flex-wrap @2xl:gap-x-5',
      )}
    >
      <FitLink {...about} to={threeD} icon={Box} label="3D로 보기" word="3D" />
      <FitLink {...about} to={links.inquiry} icon={MessageCircle} label={inquiry} word="상담" />
      {comparison && <FitLink {...about} {...comparison} icon={Columns3} word="비교" />}
    </div>
  );
}

interface FitLinkProps {
  model: Model;
  to: string;
  icon: LucideIcon;
  label: string;
  /** Of the label, where there is no room for it. */
  word: string;
  isBrief: boolean;
}

function FitLink({ model, to, icon: Icon, label, word, isBrief }: FitLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'inline-flex items-center font-semibold text-text transition-colors hover:text-accent-strong',
        isBrief
          ? 'min-h-14 flex-1 flex-col justify-center gap-0.5 text-small -outline-offset-3 hover:bg-tint'
          : 'min-h-12 flex-1 justify-center gap-1.5 text-label underline-offset-4 hover:underline @2xl:min-h-11 @2xl:flex-none',
      )}
    >
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{model} </span>
      <span className={isBrief ? 'sr-only' : '@max-2xl:sr-only'}>{label}</span>
      <span aria-hidden className={isBrief ? undefined : '@2xl:hidden'}>
        {word}
      </span>
    </Link>
  );
}
