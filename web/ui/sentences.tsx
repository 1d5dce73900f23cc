import { Fragment } from 'react';

/** A sentence that does not fit behind the one before begins a line of its own: lines end where one pauses. */
export function Sentences({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.?!]) /u);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
