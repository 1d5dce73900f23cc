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
  /** Only their signs are seen: along the foot of a tile. */
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
        isBrief ? 'relative mt-auto border-t border-line bg-white' : 'flex-wrap gap-x-5',
      )}
    >
      <FitLink {...about} to={threeD} icon={Box} label="3D로 보기" />
      {inquiry && <FitLink {...about} to={links.inquiry} icon={MessageCircle} label={inquiry} />}
      {comparison && <FitLink {...about} {...comparison} icon={Columns3} />}
    </div>
  );
}

interface FitLinkProps {
  model: Model;
  to: string;
  icon: LucideIcon;
  label: string;
  isBrief: boolean;
}

function FitLink({ model, to, icon: Icon, label, isBrief }: FitLinkProps) {
  return (
    <Link
      to={to}
      title={isBrief ? label : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 text-label font-semibold text-text transition-colors hover:text-accent-strong',
        isBrief
          ? 'flex-1 justify-center -outline-offset-3 hover:bg-tint'
          : 'underline-offset-4 hover:underline',
      )}
    >
      <Icon aria-hidden className="size-5" />
      <span className={isBrief ? 'sr-only' : ''}>
        <span className="sr-only">{model} </span>
        {label}
      </span>
    </Link>
  );
}
