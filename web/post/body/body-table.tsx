import type { TableNode } from '#contract/body.ts';
import { classNames } from '#web/ui/class-names.ts';
import { inOrder } from './in-order.ts';
import { InlineText } from './inline-text.tsx';

type Cell = TableNode['content'][number]['content'][number];

/** Figures stand in a column by their last digit: 1,200, -3.5, 98%, 40kg, 5분. */
const figure = /^[-+±]?[\d,.]+\s?\S{0,3}$/;

function wordsIn({ content }: Cell): string {
  const words = content.flatMap((paragraph) => paragraph.content ?? []);
  return words.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
}

const isFigure = (cell: Cell) => figure.test(wordsIn(cell));

/** A table that is wider than a phone is moved sideways, by keys too. A post may have several: it is no landmark. */
export function BodyTable({ content }: Pick<TableNode, 'content'>) {
  const below = content[1]?.content ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" tabIndex={0} aria-label="표" className="overflow-x-auto">
      <table className="w-full min-w-max border-t border-ink text-label md:min-w-0">
        <tbody>
          {inOrder(content, (row, index) => (
            <tr className="border-b border-line align-top">
              {inOrder(row.content, (cell, place) => (
                <TableCell
                  cell={cell}
                  heads={index === 0 ? 'col' : 'row'}
                  isOfFigures={isFigure(index === 0 ? (below[place] ?? cell) : cell)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableCellProps {
  cell: Cell;
  heads: 'col' | 'row';
  /** It is one, or stands over them. */
  isOfFigures: boolean;
}

function TableCell({ cell, heads, isOfFigures }: TableCellProps) {
  const { type, attrs, content } = cell;
  // An empty corner heads nothing.
  const isHead = type === 'tableHeader' && wordsIn(cell) !== '';
  const words = inOrder(content, (paragraph) => (
    <p>
      <InlineText nodes={paragraph.content} />
    </p>
  ));
  const look = classNames(
    'max-w-[16rem] px-4 py-3',
    type === 'tableHeader' && 'bg-surface font-semibold text-ink',
    isOfFigures ? 'text-right tabular-nums' : 'text-left',
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
