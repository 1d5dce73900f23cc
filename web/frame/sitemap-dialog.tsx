import { ChevronDown, Handshake, MessageSquareText, Phone, X } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { Link } from 'react-router';
import { isInGroup, isUnder } from './menu-place.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import type { MegaMenuProps } from './mega-menu.tsx';

const id = 'sitemap';

/** Attributes by which a button opens the sitemap even before the page is hydrated (not yet in React's types). */
export const sitemapCommand = { command: 'show-modal', commandfor: id };
const closeCommand = { command: 'close', commandfor: id };

export interface SitemapContact {
  phone: string;
  partnership: string;
  support: string;
}

interface SitemapDialogProps extends Pick<MegaMenuProps, 'groups' | 'external' | 'pathname'> {
  ref: RefObject<HTMLDialogElement | null>;
  contact: SitemapContact;
}

/** The whole menu as an accordion over the full screen of a phone; the page behind it stands still. */
export function SitemapDialog({ ref, groups, external, pathname, contact }: SitemapDialogProps) {
  const close = () => ref.current?.close();
  useEffect(() => closeOnWideScreens(ref), [ref]);
  return (
    <dialog
      ref={ref}
      id={id}
      aria-label="전체 메뉴"
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col overflow-y-auto bg-white text-ink open:flex"
    >
      <div className="sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between border-b border-line bg-white px-5">
        <img
          src="/brand/wordmark-light.svg"
          alt=""
          width={167}
          height={24}
          loading="lazy"
          className="-ml-1"
        />
        <button
          type="button"
          aria-label="전체 메뉴 닫기"
          onClick={close}
          {...closeCommand}
          className="-mr-2.5 grid size-11 place-items-center rounded-full"
        >
          <X aria-hidden className="size-7" />
        </button>
      </div>
      <nav aria-label="전체 메뉴" className="px-5 pt-2 pb-6">
        {groups.map((group) => (
          <details
            key={group.label}
            name={id}
            open={isInGroup(group, pathname)}
            className="group border-b border-line"
          >
            <summary className="flex min-h-16 items-center justify-between text-heading -outline-offset-3">
              {group.label}
              <ChevronDown
                aria-hidden
                className="size-6 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="pb-4">
              {group.items.map((item) => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    onClick={close}
                    aria-current={isUnder(item, pathname) ? 'page' : undefined}
                    className="flex min-h-12 items-center rounded-sm px-4 text-body text-muted aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-accent-strong"
                  >
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <ExternalLink href={external.href} className="flex min-h-16 items-center text-heading">
          {external.label}
        </ExternalLink>
      </nav>
      <div className="sitemap-contact">
        <a href={`tel:${contact.phone.replaceAll('-', '')}`}>
          <Phone aria-hidden />
          {contact.phone}
        </a>
        <Link to={contact.partnership} onClick={close}>
          <Handshake aria-hidden />
          제휴문의
        </Link>
        <Link to={contact.support} onClick={close}>
          <MessageSquareText aria-hidden />
          제품 문의
        </Link>
      </div>
    </dialog>
  );
}

/** A tablet turned sideways has the wide menu: an unseen open dialog would lock the page. */
function closeOnWideScreens(ref: RefObject<HTMLDialogElement | null>): () => void {
  const wide = matchMedia('(width >= 64rem)');
  const check = () => wide.matches && ref.current?.close();
  wide.addEventListener('change', check);
  return () => wide.removeEventListener('change', check);
}
