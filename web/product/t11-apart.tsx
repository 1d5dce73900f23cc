import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';

interface T11ApartProps {
  title: string;
  /** All parts apart, for those before whom nothing moves. */
  picture: PictureData;
  /** From the top down, as the style sheet puts them beside the picture. */
  labels: readonly { name: string; text: string }[];
}

/** T11, which comes apart as one scrolls. Before its section is near nothing that moves it is fetched; without that it is a picture. */
export function T11Apart({ title, picture, labels }: T11ApartProps) {
  return (
    <section ref={moveWhenNear} aria-labelledby="apart" className="t11-apart on-night">
      <div>
        <h2 id="apart" className="text-title">
          {title}
        </h2>
        <figure>
          <Picture picture={picture} sizes="30rem" />
          <ul>
            {labels.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b> <span>{text}</span>
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </section>
  );
}

function moveWhenNear(section: HTMLElement | null) {
  if (!section) return undefined;
  const gone = new AbortController();
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Where it cannot be fetched the picture stays.
      import('./t11-come-apart.ts').then(({ comeApart }) => comeApart(section, gone.signal)).catch(() => {});
    },
    { rootMargin: '100%' },
  );
  observer.observe(section);
  return () => {
    observer.disconnect();
    gone.abort();
  };
}
