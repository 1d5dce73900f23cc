import { MapPin } from 'lucide-react';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface CompanyPlacesProps {
  title: string;
  places: readonly {
    name: string;
    text: string;
    address: string;
    directions: string;
    picture: PictureData;
  }[];
}

export function CompanyPlaces({ title, places }: CompanyPlacesProps) {
  return (
    <Section ground="surface" labelledBy="places">
      <Container>
        <SectionTitle id="places">{title}</SectionTitle>
        <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-2">
          {places.map((place) => (
            <li key={place.name} className="flex flex-col overflow-hidden rounded-lg bg-white">
              <Picture
                picture={place.picture}
                sizes="(width < 48rem) 100vw, 37rem"
                className="aspect-16/10 w-full object-cover"
              />
              <div className="flex grow flex-col p-7 md:p-10">
                <h3 className="text-heading">{place.name}</h3>
                <p className="mt-2">{place.text}</p>
                <p className="mt-4 text-label text-muted">{place.address}</p>
                <div className="mt-auto pt-6">
                  <LinkButton to={place.directions} look="secondary" aria-label={`${place.name} 오시는 길`}>
                    <MapPin aria-hidden className="size-4" />
                    오시는 길
                  </LinkButton>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
