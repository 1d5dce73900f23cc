import { Fragment } from 'react';

/** Where there is no room for all, a line ends behind a comma and not within an item: `로봇 종류, 로봇 모델`. */
export function WholeItems({ text }: { text: string }) {
  const items = text.split(', ');
  if (items.length === 1) return text;
  return items.map((item, index) => (
    // An item may come twice; with what is before it, it does not.
    <Fragment key={items.slice(0, index + 1).join()}>
      {index > 0 && ' '}
      <span className="inline-block">
        {item}
        {index < items.length - 1 && ','}
      </span>
    </Fragment>
  ));
}
