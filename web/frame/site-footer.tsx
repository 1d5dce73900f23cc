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
    <footer data-print="hide" className="night-glow on-night pt-16 pb-28 text-night-muted lg:pb-16">
      <Container>
        <div className="flex flex-col gap-12 lg:flex-row lg:justify-between">
          <div className="max-w-md">
            <img src="/brand/wordmark-dark.svg" alt={legalName} width={195} height={28} loading="lazy" />
            <dl className="mt-8 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
              {facts.map((fact) => (
                <div key={fact.label} className="contents">
                  <dt className="text-white">{fact.label}</dt>
                  <dd>
                    {fact.href ? (
                      <a href={fact.href} className="hover:text-white">
                        {fact.value}
                      </a>
                    ) : (
                      fact.value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <nav
            aria-label="바닥글 메뉴"
            className="columns-2 gap-x-10 sm:columns-3 lg:grid lg:grid-cols-3 lg:gap-y-8 xl:grid-cols-4"
          >
            {groups.map((group) => (
              <div key={group.label} className="break-inside-avoid max-lg:pb-8">
                <p className="mb-2 text-label font-semibold text-white">{group.label}</p>
                <ul>
                  {group.items.map((item) => (
                    <li key={item.to}>
                      <Link to={item.to} className="inline-block py-1.5 text-small hover:text-white">
                        {item.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-night-line pt-6 text-small">
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to={privacy.to} className="inline-flex min-h-11 items-center font-semibold text-white">
                {privacy.label}
              </Link>
            </li>
            {social.map((link) => (
              <li key={link.label}>
                <ExternalLink href={link.href} className="inline-flex min-h-11 items-center hover:text-white">
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
