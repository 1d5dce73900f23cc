import { Link } from 'react-router';
import { Container } from '#web/ui/container.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';

interface SiteFooterProps {
  facts: readonly { label: string; value: string; href?: string }[];
  groups: readonly { label: string; items: readonly { label: string; to: string }[] }[];
  social: readonly { label: string; href: string }[];
  privacy: { label: string; to: string };
  legalName: string;
  copyright: string;
}

export function SiteFooter({ facts, groups, social, privacy, legalName, copyright }: SiteFooterProps) {
  return (
    <footer data-print="hide" className="night-foot on-night pt-10 pb-24 text-night-muted lg:pt-16 lg:pb-12">
      <Container>
        <div className="flex flex-col gap-x-12 gap-y-5 md:gap-y-8 xl:flex-row xl:justify-between">
          <img
            src="/brand/wordmark-dark.svg"
            alt={legalName}
            width={167}
            height={24}
            loading="lazy"
            className="-ml-1 self-start"
          />
          <nav
            aria-label="바닥글 메뉴"
            className="grid md:flex md:justify-between md:gap-x-5 lg:gap-x-6 xl:gap-x-10"
          >
            {groups.map((group) => (
              <div
                key={group.label}
                className="border-night-line max-md:grid max-md:grid-cols-[6rem_1fr] max-md:border-t max-md:py-1"
              >
                <p className="text-label leading-11 font-semibold text-white md:leading-normal lg:mb-2">
                  {group.label}
                </p>
                <ul className="max-md:flex max-md:flex-wrap max-md:gap-x-5">
                  {group.items.map((item) => (
                    <li key={item.to}>
                      <Link
                        to={item.to}
                        className="inline-flex min-h-11 items-center text-small whitespace-nowrap transition-colors hover:text-white lg:min-h-0 lg:py-1.5"
                      >
                        {item.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 border-t border-night-line pt-5 text-small md:mt-4 lg:mt-10 lg:gap-y-1.5 lg:pt-6">
          {facts.map((fact) => (
            <div key={fact.label} className="flex gap-2 max-md:w-full">
              <dt className="shrink-0 text-white max-md:w-22">{fact.label}</dt>
              <dd>
                {fact.href ? (
                  <a href={fact.href} className="transition-colors hover:text-white">
                    {fact.value}
                  </a>
                ) : (
                  fact.value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-2 flex flex-wrap items-center lg:mt-4 justify-between gap-x-8 gap-y-1 text-small">
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link
                to={privacy.to}
                className="inline-flex min-h-11 items-center font-semibold text-white hover:underline"
              >
                {privacy.label}
              </Link>
            </li>
            {social.map((link) => (
              <li key={link.label}>
                <ExternalLink
                  href={link.href}
                  className="inline-flex min-h-11 items-center transition-colors hover:text-white"
                >
                  {link.label}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <p>{copyright}</p>
        </div>
      </Container>
    </footer>
  );
}
