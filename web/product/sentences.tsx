import { Fragment } from 'react';

/** A sentence that does not fit behind the one before begins a line of its own: lines end where one pauses. */
export function Sentences({ text }: { text: string }) {
  const sentences = text.replaceAll(/([.?!]) /g, '$1\n').split('\n');
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      {' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
