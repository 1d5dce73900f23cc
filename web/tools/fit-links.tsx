import { Box, Columns3, MessageCircle, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Model } from '#catalog/robots.ts';

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
}

/** The quiet ones, below all that a card says of its robot. */
export function FitLinks({ model, links, inquiry }: FitLinksProps) {
  const { threeD, comparison } = links;
  return (
    <div className="flex @2xl:mt-1 @2xl:flex-wrap @2xl:gap-x-5">
      <FitLink model={model} to={threeD} icon={Box} label="3D로 보기" word="3D" />
      <FitLink model={model} to={links.inquiry} icon={MessageCircle} label={inquiry} word="상담" />
      {comparison && <FitLink model={model} {...comparison} icon={Columns3} word="비교" />}
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
}

function FitLink({ model, to, icon: Icon, label, word }: FitLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 flex-1 items-center justify-center gap-1.5 text-label font-semibold text-text underline-offset-4 transition-colors hover:text-accent-strong hover:underline @2xl:min-h-11 @2xl:flex-none"
    >
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{model} </span>
      <span className="@max-2xl:sr-only">{label}</span>
      <span aria-hidden className="@2xl:hidden">
        {word}
      </span>
    </Link>
  );
}
