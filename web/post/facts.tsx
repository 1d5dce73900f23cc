import type { TextRow } from '#web/text/text-blocks.ts';
import { Words } from './words.tsx';

/** Up to three facts of so few letters are figures: they stand large beside each other. */
const isFigure = ({ text }: TextRow) => text.length <= 12;

/** What a text says in names and values, as a list of definitions. Read aloud or searched, it says what staff wrote. */
export function Facts({ rows }: { rows: readonly TextRow[] }) {
  const areFigures = rows.length <= 3 && rows.every(isFigure);
  return (
    <dl className={areFigures ? 'fact-list fact-figures' : 'fact-list'}>
      {rows.map(({ at, mark, text }) => (
        <div key={at}>
          <dt>
            {mark.slice(0, -1)}
            <span className="sr-only">: </span>
          </dt>
          <dd>
            <Words text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
