import { textParts } from '#web/text/post-text.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';

/** What staff and customers wrote: line breaks kept, web addresses as links, nothing run as HTML. */
export function PlainText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      <LinkedText parts={textParts(text)} />
    </p>
  );
}
