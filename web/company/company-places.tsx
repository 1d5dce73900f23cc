import { Building2, FlaskConical } from 'lucide-react';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface CompanyPlacesProps {
  title: string;
  places: readonly { name: string; text: string; address: string }[];
  directions: string;
}

const icons = [Building2, FlaskConical];

export function CompanyPlaces({ title, places, directions }: CompanyPlacesProps) {
  return (
    <Section labelledBy="places">
      <Container>
        <SectionTitle id="places">{title}</SectionTitle>
        <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-2">
          {places.map((place, index) => {
            const Icon = icons[index % icons.length]!;
            return (
              <li key={place.name} className="rounded-md bg-tint p-7 md:p-10">
                <Icon aria-hidden className="size-9 text-accent-strong" />
                <h3 className="mt-6 text-heading">{place.name}</h3>
                <p className="mt-2">{place.text}</p>
                <p className="mt-4 text-label text-muted">{place.address}</p>
              </li>
            );
          })}
        </ul>
        <LinkButton to={directions} look="secondary" size="lg" className="mt-8">
          오시는 길 보기
        </LinkButton>
      </Container>
    </Section>
  );
}
