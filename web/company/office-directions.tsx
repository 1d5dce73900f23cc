import { Bus, Car, Mail, Phone, TrainFront, type LucideIcon } from 'lucide-react';
import { Container } from '#web/ui/container.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CopyButton } from './copy-button.tsx';

const wayIcons = { subway: TrainFront, bus: Bus, car: Car };

interface Way {
  label: string;
  place: string;
  after: string;
}

interface OfficeDirectionsProps {
  offices: readonly {
    office: { id: string; name: string; address: string; phone: string; email: string };
    map: { src: string; alt: string };
    ways: Record<keyof typeof wayIcons, Way>;
    kakaoMap: string;
    naverMap: string;
  }[];
  hours: string;
}

/** Each office on its map, which lies behind its words where there is room for both. */
export function OfficeDirections({ offices, hours }: OfficeDirectionsProps) {
  return (
    <Container className="space-y-8 py-8 md:space-y-12 md:pt-12 md:pb-20">
      {offices.map(({ office, map, ways, kakaoMap, naverMap }) => {
        const [street, house] = office.address.split(', ');
        return (
          <section
            key={office.id}
            aria-labelledby={office.id}
            className="relative overflow-hidden rounded-lg border border-line xl:flex xl:min-h-[42.5rem] xl:items-center xl:justify-end xl:p-6"
          >
            <img
              src={map.src}
              alt={map.alt}
              width={1200}
              height={680}
              // The building stands left of the middle.
              className="aspect-4/5 w-full bg-surface object-cover object-[18%_50%] sm:aspect-square md:aspect-3/2 xl:absolute xl:inset-0 xl:aspect-auto xl:h-full"
            />
            <div className="relative gap-x-12 bg-white p-5 max-xl:border-t max-xl:border-line sm:p-8 md:max-xl:grid md:max-xl:grid-cols-2 xl:w-[26.5rem] xl:rounded-md xl:shadow-float">
              <div>
                <h2 id={office.id} className="text-[1.75rem] leading-tight font-bold tracking-tight text-ink">
                  {office.name}
                </h2>
                <p className="mt-3 text-ink">
                  {street}
                  {house && (
                    <>
                      , <span className="inline-block">{house}</span>
                    </>
                  )}
                </p>
                <div className="mt-4 flex flex-wrap gap-2">
                  <CopyButton text={office.address} label="주소 복사" done="주소를 복사했습니다." />
                  <ExternalLink
                    href={kakaoMap}
                    className={buttonStyle({ look: 'secondary', size: 'sm' }, 'max-lg:px-3')}
                  >
                    카카오맵
                  </ExternalLink>
                  <ExternalLink
                    href={naverMap}
                    className={buttonStyle({ look: 'secondary', size: 'sm' }, 'max-lg:px-3')}
                  >
                    네이버 지도
                  </ExternalLink>
                </div>
              </div>
              <dl className="divide-y divide-line border-y border-line max-md:mt-6 md:max-xl:col-start-2 md:max-xl:row-span-2 md:max-xl:row-start-1 md:max-xl:grid md:max-xl:auto-rows-fr xl:mt-6">
                {(Object.keys(wayIcons) as (keyof typeof wayIcons)[]).map((by) => (
                  <WayRow key={by} icon={wayIcons[by]} {...ways[by]} />
                ))}
              </dl>
              <ul className="mt-4 text-label">
                <li>
                  <a
                    href={`tel:${office.phone.replaceAll('-', '')}`}
                    className="inline-flex min-h-11 items-center gap-3 tabular-nums"
                  >
                    <Phone aria-hidden className="size-5 shrink-0 text-accent-strong" />
                    {office.phone}
                  </a>
                </li>
                <li>
                  <a href={`mailto:${office.email}`} className="inline-flex min-h-11 items-center gap-3">
                    <Mail aria-hidden className="size-5 shrink-0 text-accent-strong" />
                    {office.email}
                  </a>
                </li>
                <li className="pl-8 text-small text-muted">{hours}</li>
              </ul>
            </div>
          </section>
        );
      })}
    </Container>
  );
}

/** Where one gets off, and how it goes on from there. */
function WayRow({ icon: Icon, label, place, after }: Way & { icon: LucideIcon }) {
  return (
    <div className="relative grid content-center py-3.5 pl-15">
      <dt className="text-small text-muted">
        <span className="absolute inset-y-0 left-0 my-auto grid size-11 place-items-center rounded-full bg-tint text-accent-strong">
          <Icon aria-hidden className="size-5" />
        </span>
        {label}
      </dt>
      <dd className="flex justify-between gap-x-4 text-label font-semibold text-ink">
        {place}
        <span className="shrink-0 text-accent-strong">{after}</span>
      </dd>
    </div>
  );
}
