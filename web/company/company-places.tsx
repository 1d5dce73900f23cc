import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface CompanyPlacesProps {
  title: string;
  places: readonly { name: string; text: string; address: string; picture: PictureData }[];
  directions: string;
}

export function CompanyPlaces({ title, places, directions }: CompanyPlacesProps) {
  return (
    <Section ground="surface" labelledBy="places">
      <Container>
        <SectionTitle id="places">{title}</SectionTitle>
        <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-2">
          {places.map((place) => (
            <li key={place.name} className="overflow-hidden rounded-lg bg-white">
              <Picture
                picture={place.picture}
                sizes="(width < 48rem) 100vw, 37rem"
                className="aspect-16/10 w-full object-cover"
              />
              <div className="p-7 md:p-10">
                <h3 className="text-heading">{place.name}</h3>
                <p className="mt-2">{place.text}</p>
                <p className="mt-4 text-label text-muted">{place.address}</p>
              </div>
            </li>
          ))}
        </ul>
        <LinkButton to={directions} look="secondary" size="lg" className="mt-8">
          오시는 길 보기
        </LinkButton>
      </Container>
    </Section>
  );
}
