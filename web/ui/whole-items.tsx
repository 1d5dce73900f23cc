import { Fragment } from 'react';

/** A list in a sentence, no item of which is broken over two lines: `로봇 종류, 로봇 모델`. */
export function WholeItems({ text }: { text: string }) {
  const items = text.split(', ');
  return items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ' '}
      <span className="inline-block">
        {item}
        {index < items.length - 1 && ','}
      </span>
    </Fragment>
  ));
}
