import { Handshake, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { isMobile } from './is-mobile.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';

interface ContactBarProps {
  phone: string;
  /** Picture of 600 × 400 with the number and the hours. */
  phoneCard: { src: string; alt: string };
  partnership: string;
  support: string;
  chatUrl: string;
}

const entry =
  'flex min-h-16 min-w-16 flex-1 flex-col items-center justify-center gap-1 rounded-sm px-0.5 text-[0.8125rem] tracking-[-0.02em] font-semibold max-lg:whitespace-nowrap ' +
  'text-center text-ink transition-colors -outline-offset-3 hover:bg-tint hover:text-accent-strong ' +
  'lg:min-h-16 lg:w-12 lg:min-w-0 lg:px-0 lg:text-[0.75rem] lg:leading-[1.25] lg:tracking-normal ' +
  'min-[97.5rem]:min-h-18 min-[97.5rem]:w-22 min-[97.5rem]:text-[0.8125rem] min-[97.5rem]:tracking-normal';
const icon = 'size-6 lg:size-5 min-[97.5rem]:size-6';

/**
 * On every public page: the ways to reach people, along the bottom of a phone and beside a wide page. As long as the
 * page leaves little room beside it, the bar is as narrow as its longest word, and lies on the edge of the window. A low window, as of a phone on its side or of
 * a page at 200 %, it leaves to the page, and stands at its end.
 */
export function ContactBar({ phone, phoneCard, partnership, support, chatUrl }: ContactBarProps) {
  const [cardOpen, setCardOpen] = useState(false);
  const showCard = (event: MouseEvent) => {
    if (isMobile(window.innerWidth, navigator.userAgent)) return;
    event.preventDefault();
    const card = window.open(phoneCard.src, 'phone-card', 'popup,width=600,height=400');
    if (!card) setCardOpen(true);
  };
  return (
    <aside
      aria-label="빠른 상담"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 border-t max-lg:[@media(height<30rem)]:static border-line bg-white px-2 pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:right-0 lg:bottom-5 lg:rounded-l-sm lg:border lg:border-r-0 lg:px-0 lg:py-1 min-[97.5rem]:right-3 min-[97.5rem]:rounded-md min-[97.5rem]:border-r min-[97.5rem]:p-1.5 min-[97.5rem]:shadow-float"
    >
      <ul className="flex lg:flex-col">
        <li className="contents">
          <a href={`tel:${phone.replaceAll('-', '')}`} onClick={showCard} className={entry}>
            <Phone aria-hidden className={icon} />
            전화 상담
          </a>
        </li>
        <li className="contents">
          <Link to={partnership} className={entry}>
            <Handshake aria-hidden className={icon} />
            제휴문의
          </Link>
        </li>
        <li className="contents">
          <Link to={support} className={entry}>
            <MessageSquareText aria-hidden className={icon} />
            제품 문의
          </Link>
        </li>
        <li className="contents">
          <ExternalLink href={chatUrl} className={entry}>
            <MessageCircle aria-hidden className={icon} />
            카카오톡 상담
          </ExternalLink>
        </li>
      </ul>
      {cardOpen && (
        <Dialog title="전화 상담" hideTitle onClose={() => setCardOpen(false)}>
          <img src={phoneCard.src} alt={phoneCard.alt} width={600} height={400} className="h-auto w-full" />
        </Dialog>
      )}
    </aside>
  );
}
