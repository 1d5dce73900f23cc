import { Mail, Phone } from 'lucide-react';
import { Container } from '#web/ui/container.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CopyButton } from './copy-button.tsx';

interface OfficeDirectionsProps {
  offices: readonly {
    office: {
      id: string;
      name: string;
      address: string;
      phone: string;
      email: string;
      access: readonly { by: string; how: string }[];
    };
    map: { src: string; alt: string };
    kakaoMap: string;
    naverMap: string;
  }[];
}

export function OfficeDirections({ offices }: OfficeDirectionsProps) {
  return (
    <Container className="space-y-20 py-16 md:space-y-32 md:py-28">
      {offices.map(({ office, map, kakaoMap, naverMap }) => (
        <section key={office.id} aria-labelledby={office.id}>
          <h2 id={office.id} className="text-title">
            {office.name}
          </h2>
          <div className="mt-8 grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
            <img
              src={map.src}
              alt={map.alt}
              width={960}
              height={600}
              className="w-full self-start rounded-lg border border-line bg-surface object-cover object-[60%_50%] max-md:aspect-[6/7] md:h-auto"
            />
            <div>
              <p className="text-lead font-semibold text-ink">{office.address}</p>
              <div className="mt-4 flex flex-wrap gap-2">
                <CopyButton text={office.address} label="주소 복사" done="주소를 복사했습니다." />
                <ExternalLink href={kakaoMap} className={buttonStyle({ look: 'secondary' })}>
                  카카오맵
                </ExternalLink>
                <ExternalLink href={naverMap} className={buttonStyle({ look: 'secondary' })}>
                  네이버 지도
                </ExternalLink>
              </div>
              <ul className="mt-6 space-y-1">
                <li>
                  <a
                    href={`tel:${office.phone.replaceAll('-', '')}`}
                    className="inline-flex min-h-11 items-center gap-3"
                  >
                    <Phone aria-hidden className="size-5 text-accent-strong" />
                    {office.phone}
                  </a>
                </li>
                <li>
                  <a href={`mailto:${office.email}`} className="inline-flex min-h-11 items-center gap-3">
                    <Mail aria-hidden className="size-5 text-accent-strong" />
                    {office.email}
                  </a>
                </li>
              </ul>
              <dl className="mt-6 divide-y divide-line rounded-md border border-line px-6">
                {office.access.map((way) => (
                  <div key={way.by} className="flex gap-6 py-4">
                    <dt className="w-16 shrink-0 font-semibold text-ink">{way.by}</dt>
                    <dd className="text-muted">{way.how}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </section>
      ))}
    </Container>
  );
}
