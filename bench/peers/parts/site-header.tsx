import Link from 'next/link';
import { company } from './company';
import { down, Icon } from './icon';
import { menu } from './menu';

const current = '/sub3_1';

const widths = [480, 960, 1600] as const;
const sources = (type: string) =>
  widths.map((width) => `/pictures/t10-front-${width}.${type} ${width}w`).join(', ');

function MenuPicture() {
  return (
    <div className="mega-panel absolute inset-x-[calc(50%-50vw)] top-full h-72 border-b border-line bg-white shadow-float">
      <div className="mx-auto h-full max-w-[75rem] px-8 py-6 xl:px-0">
        <Link
          href="/sub2_1_1"
          tabIndex={-1}
          className="group flex h-full w-48 flex-col items-center justify-end rounded-md bg-tint p-4 text-center"
        >
          <picture className="contents">
            <source type="image/avif" srcSet={sources('avif')} sizes="8rem" />
            <source type="image/webp" srcSet={sources('webp')} sizes="8rem" />
            <img
              src="/pictures/t10-front-960.webp"
              width="1600"
              height="2000"
              alt=""
              loading="lazy"
              decoding="async"
              className="min-h-0 flex-1 object-contain transition-transform group-hover:-translate-y-1"
            />
          </picture>
          <span className="mt-2 block text-label font-semibold text-ink">T10</span>
          <span className="block text-small text-muted">광고형 서빙로봇</span>
        </Link>
      </div>
    </div>
  );
}

function SiteMap() {
  return (
    <dialog
      id="sitemap"
      aria-label="전체 메뉴"
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-white text-ink"
    >
      <div className="sticky top-0 z-10 flex h-16 items-center justify-between border-b border-line bg-white px-5">
        <img src="/brand/wordmark-light.svg" alt="" width="167" height="24" loading="lazy" />
        <button
          type="button"
          aria-label="전체 메뉴 닫기"
          className="-mr-2.5 grid size-11 place-items-center rounded-full"
        >
          <Icon lines={['M18 6 6 18', 'm6 6 12 12']} size="size-7" />
        </button>
      </div>
      <nav aria-label="전체 메뉴" className="px-5 pt-2 pb-16">
        {menu.map((group) => (
          <details key={group.label} name="sitemap" className="group border-b border-line">
            <summary className="flex min-h-16 items-center justify-between text-heading -outline-offset-3">
              {group.label}
              <Icon lines={down} size="size-6 text-muted transition-transform group-open:rotate-180" />
            </summary>
            <ul className="pb-4">
              {group.items.map(([label, to]) => (
                <li key={to}>
                  <Link
                    href={to}
                    aria-current={to === current ? 'page' : undefined}
                    className="flex min-h-12 items-center rounded-sm px-4 text-body text-muted aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-accent-strong"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </dialog>
  );
}

export function SiteHeader() {
  return (
    <header className="site-header inset-x-0 top-0 z-30 border-b sticky">
      <div className="relative mx-auto flex h-16 max-w-[75rem] items-center justify-between px-5 md:px-8 lg:h-20 xl:px-0">
        <Link href="/" aria-label={`${company.name} 홈`} className="flex min-h-11 items-center">
          <img src="/brand/wordmark-light.svg" alt="" width="167" height="24" />
          <img src="/brand/wordmark-dark.svg" alt="" width="167" height="24" />
        </Link>
        <nav aria-label="주 메뉴" className="h-full max-lg:hidden">
          <ul className="flex h-full">
            {menu.map((group) => (
              <li key={group.label} className="relative w-27 xl:w-32">
                <Link
                  href={group.to}
                  className="flex h-full items-center justify-center text-body font-semibold whitespace-nowrap"
                >
                  {group.label}
                </Link>
                <ul className="mega-list absolute inset-x-0 top-full z-10 mt-6 space-y-1 text-center">
                  {group.items.map(([label, to]) => (
                    <li key={to}>
                      <Link
                        href={to}
                        aria-current={to === current ? 'page' : undefined}
                        className="block py-1.5 text-label text-muted hover:text-accent-strong aria-[current]:font-semibold aria-[current]:text-accent-strong"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
            <li className="flex items-center pl-4">
              <a
                href={company.rentalUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="py-2 text-body font-semibold whitespace-nowrap"
              >
                렌탈몰<span className="sr-only"> (새 창)</span>
              </a>
            </li>
          </ul>
          <MenuPicture />
        </nav>
        <button
          type="button"
          aria-label="전체 메뉴 열기"
          className="-mr-2.5 grid size-11 place-items-center rounded-full lg:hidden"
        >
          <Icon lines={['M4 5h16', 'M4 12h16', 'M4 19h16']} size="size-7" />
        </button>
      </div>
      <SiteMap />
    </header>
  );
}
