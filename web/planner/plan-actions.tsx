import { Link2, Printer } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Model } from '#catalog/robots.ts';
import type { Plan } from '#planner/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldBox } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { hashOf } from './kept-plan.ts';
import { modelSearch } from './model-address.ts';

export interface ShareWords {
  share: string;
  shared: string;
  copyByHand: string;
  print: string;
}

interface ShareButtonsProps {
  words: ShareWords;
  plan: Plan;
  model: Model;
  onSaid: (text: string) => void;
}

/** The plan as a link, and on paper. */
export function ShareButtons({ words, plan, model, onSaid }: ShareButtonsProps) {
  /** Where the browser lets nobody copy, the link is shown. */
  const [link, setLink] = useState<string | null>(null);
  async function share() {
    const address = location.origin + location.pathname + modelSearch(model) + (await hashOf(plan));
    try {
      await navigator.clipboard.writeText(address);
      setLink(null);
      onSaid(words.shared);
    } catch {
      setLink(address);
    }
  }
  return (
    <div data-print="hide" className="flex flex-wrap gap-2 noscript:hidden">
      <Button look="secondary" size="sm" className="flex-1" onClick={() => void share()}>
        <Link2 aria-hidden className="size-4.5" />
        {words.share}
      </Button>
      <Button look="secondary" size="sm" className="flex-1" onClick={() => print()}>
        <Printer aria-hidden className="size-4.5" />
        {words.print}
      </Button>
      {link !== null && (
        <label className="block w-full text-small text-muted">
          {words.copyByHand}
          <input
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className={`${fieldBox} mt-1 text-small`}
          />
        </label>
      )}
    </div>
  );
}

/** A plan with the robot that was tried in it, and what was found in words. */
export interface FoundPlan {
  plan: Plan;
  model: Model;
  note: string;
}

export interface InquiryLink {
  /** The form, for those who come without a plan. */
  path: string;
  /** Leaves the plan with the form, and gives the address to go on to. */
  attach: (found: FoundPlan) => Promise<string>;
}

interface InquireButtonProps {
  label: string;
  failed: string;
  inquiry: InquiryLink;
  /** Asked when the button is pressed. */
  found: () => Promise<FoundPlan>;
  onRefusal: (sentence: string) => void;
  className?: string;
}

/** Takes the plan along to the inquiry form. Without scripts it leads to the form alone. */
export function InquireButton({
  label,
  failed,
  inquiry,
  found,
  onRefusal,
  className = '',
}: InquireButtonProps) {
  const navigate = useNavigate();
  async function go(event: MouseEvent) {
    event.preventDefault();
    try {
      await navigate(await inquiry.attach(await found()));
    } catch {
      onRefusal(failed);
    }
  }
  return (
    <LinkButton to={inquiry.path} onClick={(event) => void go(event)} className={className}>
      {label}
    </LinkButton>
  );
}
