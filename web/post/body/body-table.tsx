import type { TableNode } from '#contract/body.ts';
import { classNames } from '#web/ui/class-names.ts';
import { inOrder } from './in-order.ts';
import { InlineText } from './inline-text.tsx';

type Cell = TableNode['content'][number]['content'][number];

/** Figures stand in a column by their last digit: 1,200, -3.5, 98%, 40kg, 5분. */
const figure = /^[-+±]?[\d,.]+\s?\S{0,3}$/;

function isFigure({ content }: Cell): boolean {
  const words = content.flatMap((paragraph) => paragraph.content ?? []);
  return figure.test(words.map((node) => (node.type === 'text' ? node.text : ' ')).join(''));
}

/** A table that is wider than a phone is moved sideways, by keys too. */
export function BodyTable({ content }: Pick<TableNode, 'content'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label="표" className="overflow-x-auto rounded-sm">
      <table className="w-full min-w-max border-t border-ink text-label md:min-w-0">
        <tbody>
          {inOrder(content, (row, index) => (
            <tr className="border-b border-line align-top">
              {inOrder(row.content, (cell) => (
                <TableCell cell={cell} heads={index === 0 ? 'col' : 'row'} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TableCell({ cell, heads }: { cell: Cell; heads: 'col' | 'row' }) {
  const { type, attrs, content } = cell;
  const isHead = type === 'tableHeader';
  const words = inOrder(content, (paragraph) => (
    <p>
      <InlineText nodes={paragraph.content} />
    </p>
  ));
  const look = classNames(
    'max-w-[16rem] px-4 py-3',
    isHead ? 'bg-surface text-left font-semibold text-ink' : isFigure(cell) && 'text-right tabular-nums',
  );
  const spans = { colSpan: attrs?.colspan ?? 1, rowSpan: attrs?.rowspan ?? 1 };
  return isHead ? (
    <th scope={heads} {...spans} className={look}>
      {words}
    </th>
  ) : (
    <td {...spans} className={look}>
      {words}
    </td>
  );
}
