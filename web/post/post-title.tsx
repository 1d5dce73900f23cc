import { WholeItems } from '#web/ui/whole-items.tsx';
import { spokenTitle } from './spoken-title.ts';

/** A title, which breaks where it pauses; whoever said what it begins with stands on a line of their own. */
export function PostTitle({ title, speakerClass }: { title: string; speakerClass: string }) {
  const spoken = spokenTitle(title);
  if (spoken === null) return <WholeItems text={title} />;
  return (
    <>
      <span className="block">{spoken.quote}</span>{' '}
      <span className={`block ${speakerClass}`}>{spoken.speaker}</span>
    </>
  );
}
