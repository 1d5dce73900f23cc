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
  /** What the link to the inquiry says, where no button leads there. */
  inquiry?: string;
  className: string;
}

/** The quiet ones, below all that a card says of its robot. */
export function FitLinks({ model, links, inquiry, className }: FitLinksProps) {
  const { threeD, comparison } = links;
  return (
    <div className={classNames('flex flex-wrap gap-x-5', className)}>
      <FitLink model={model} to={threeD} icon={Box} label="3D로 보기" />
      {inquiry && <FitLink model={model} to={links.inquiry} icon={MessageCircle} label={inquiry} />}
      {comparison && <FitLink model={model} {...comparison} icon={Columns3} />}
    </div>
  );
}

interface FitLinkProps {
  model: Model;
  to: string;
  icon: LucideIcon;
  label: string;
}

function FitLink({ model, to, icon: Icon, label }: FitLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 text-label font-semibold text-text underline-offset-4 hover:text-accent-strong hover:underline"
    >
      <Icon aria-hidden className="size-5" />
      <span>
        <span className="sr-only">{model} </span>
        {label}
      </span>
    </Link>
  );
}
