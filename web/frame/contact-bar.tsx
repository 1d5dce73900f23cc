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

/** On every public page: the ways to reach people. */
export function ContactBar({ phone, phoneCard, partnership, support, chatUrl }: ContactBarProps) {
  const [cardOpen, setCardOpen] = useState(false);
  const showCard = (event: MouseEvent) => {
    if (isMobile(window.innerWidth, navigator.userAgent)) return;
    event.preventDefault();
    const card = window.open(phoneCard.src, 'phone-card', 'popup,width=600,height=400');
    if (!card) setCardOpen(true);
  };
  return (
    <aside aria-label="빠른 상담" data-print="hide" className="contact-bar">
      <ul>
        <li>
          <a href={`tel:${phone.replaceAll('-', '')}`} onClick={showCard}>
            <Phone aria-hidden />
            전화 상담
          </a>
        </li>
        <li>
          <Link to={partnership}>
            <Handshake aria-hidden />
            제휴문의
          </Link>
        </li>
        <li>
          <Link to={support}>
            <MessageSquareText aria-hidden />
            제품 문의
          </Link>
        </li>
        <li>
          <ExternalLink href={chatUrl}>
            <MessageCircle aria-hidden />
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
