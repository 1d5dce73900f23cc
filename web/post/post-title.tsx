import { spokenTitle } from './spoken-title.ts';

/** A title as it is written; whoever said what it begins with stands on a line of their own. */
export function PostTitle({ title, speakerClass }: { title: string; speakerClass: string }) {
  const spoken = spokenTitle(title);
  if (spoken === null) return title;
  return (
    <>
      <span className="block">{spoken.quote}</span>{' '}
      <span className={`block text-muted ${speakerClass}`}>{spoken.speaker}</span>
    </>
  );
}
