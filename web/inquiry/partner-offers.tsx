import { FlaskConical, CalendarClock, Store, type LucideIcon } from 'lucide-react';
import { Container } from '#web/ui/container.tsx';

const icons = { agency: Store, rental: CalendarClock, development: FlaskConical } satisfies Record<
  string,
  LucideIcon
>;

interface PartnerOffersProps {
  title: string;
  offers: readonly { kind: keyof typeof icons; title: string; text: string }[];
}

/** The ways to work together, each in a line: above the form, so that one knows what to ask for. */
export function PartnerOffers({ title, offers }: PartnerOffersProps) {
  return (
    <section aria-labelledby="partner-offers" className="night-glow on-night text-night-muted">
      <Container className="py-5 md:py-12">
        <h2 id="partner-offers" className="sr-only">
          {title}
        </h2>
        <ul className="grid gap-3 md:grid-cols-3 md:gap-8">
          {offers.map(({ kind, title: name, text }) => {
            const Icon = icons[kind];
            return (
              <li key={kind} className="flex gap-4 md:flex-col lg:flex-row">
                <Icon aria-hidden className="mt-1 size-6 shrink-0 text-accent md:size-8" strokeWidth={1.75} />
                <div>
                  <h3 className="text-body font-bold text-white md:text-lead">{name}</h3>
                  <p className="text-small md:mt-1 md:text-label">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
