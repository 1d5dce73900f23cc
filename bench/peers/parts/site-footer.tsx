import Link from 'next/link';
import { company, offices } from './company';
import { Icon } from './icon';
import { menu } from './menu';

const facts = [
  ['대표', company.representative],
  ['사업자등록번호', company.registrationNumber],
  ...offices.map(({ name, address }) => [name, address] as const),
  ['대표전화', company.phone],
  ['이메일', company.email],
  ['상담 시간', company.supportHours],
] as const;

const elsewhere = [
  ['개인정보처리방침', '/privacy'],
  ...company.social.map(({ label, href }) => [label, href] as const),
] as const;

const quick = [
  ['전화 상담', `tel:${company.phone.replaceAll('-', '')}`],
  ['제휴문의', '/sub5_1'],
  ['제품 문의', '/sub6_1'],
  ['카카오톡 상담', '/sub6_1?chat'],
] as const;

function QuickLinks() {
  return (
    <aside
      aria-label="빠른 상담"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-white/97 px-2"
    >
      <ul className="flex lg:flex-col">
        {quick.map(([label, to]) => (
          <li key={label} className="contents">
            <Link
              href={to}
              className="flex min-h-16 min-w-16 flex-1 flex-col items-center justify-center gap-1 rounded-sm px-2 text-[0.8125rem] font-semibold text-ink transition-colors -outline-offset-3 hover:bg-tint hover:text-accent-strong lg:min-h-18 lg:w-22"
            >
              <Icon lines={['M7 11h10', 'M7 15h6', 'M7 7h8']} size="size-6" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function SiteFooter() {
  return (
    <>
      <footer className="night-glow on-night pt-16 pb-28 text-night-muted lg:pb-16">
        <div className="mx-auto w-full max-w-[75rem] px-5 md:px-8 xl:px-0">
          <dl className="mt-8 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-white">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <nav aria-label="바닥글 메뉴" className="grid grid-cols-2 gap-x-10 gap-y-8 sm:grid-cols-3">
            {menu.map((group) => (
              <div key={group.label}>
                <p className="mb-2 text-label font-semibold text-white">{group.label}</p>
                <ul>
                  {group.items.map(([label, to]) => (
                    <li key={to}>
                      <Link href={to} className="inline-block py-1.5 text-small hover:text-white">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <ul className="flex flex-wrap gap-x-6">
            {elsewhere.map(([label, to]) => (
              <li key={to}>
                <a
                  href={to}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center hover:text-white"
                >
                  {label}
                  <span className="sr-only"> (새 창)</span>
                </a>
              </li>
            ))}
          </ul>
          <p>© {company.nameEnglish}. All rights reserved.</p>
        </div>
      </footer>
      <QuickLinks />
    </>
  );
}
