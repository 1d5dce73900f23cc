import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Cell, Row } from '#catalog/compare.ts';
import { smallModel, type Model } from '#catalog/robots.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';
import { stayingAt } from './staying-link.ts';

export interface ComparedRobot {
  model: Model;
  text: string;
  picture: PictureData;
  product: string;
  inquiry: string;
  /** The comparison without it, and who then stands in its place; null where too few would be left. */
  without: { to: string; next: Model } | null;
}

export interface CompareTableWords {
  caption: string;
  best: string;
  /** What the mark means, and what stands where nothing is known or there is nothing to know: each only where it is seen. */
  marked: string;
  unknown: string;
  none: string;
  /** Over the rows in which only one model has a value. */
  alone: string;
  /** Names the column of names. */
  fact: string;
  next: string;
}

interface CompareTableProps {
  words: CompareTableWords;
  robots: readonly ComparedRobot[];
  rows: readonly Row[];
  /** Which of them are shown. */
  filter: ReactNode;
}

/** On a phone each row is its name and, below it, the models beside each other. Widths by how many there are. */
const columns = {
  2: 'grid-cols-2 md:grid-cols-[minmax(8rem,1fr)_repeat(2,minmax(0,2fr))]',
  3: 'grid-cols-3 md:grid-cols-[minmax(8rem,1fr)_repeat(3,minmax(0,1.6fr))]',
  4: 'grid-cols-4 md:grid-cols-[minmax(8rem,1fr)_repeat(4,minmax(0,1.3fr))]',
} as const;

const rowLook = (count: number) =>
  classNames('grid gap-x-3 md:gap-x-6', columns[count as keyof typeof columns]);

/** The head stays below the site's own while one reads on. */
export function CompareTable({ words, robots, rows, filter }: CompareTableProps) {
  const look = rowLook(robots.length);
  const has = (sought: Cell['state']) =>
    rows.some(({ cells }) => cells.some(({ state }) => state === sought));
  const firstAlone = rows.find(({ isAlone }) => isAlone);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 md:mb-4">
        <p className="text-small text-muted">
          {has('best') && <span className="inline-block">{words.marked}</span>}{' '}
          {has('unknown') && <span className="inline-block">{words.unknown}</span>}{' '}
          {has('none') && <span className="inline-block">{words.none}</span>}
        </p>
        {filter}
      </div>
      <table className="block text-label md:text-body print:text-[9pt]/tight">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="sticky top-16 z-10 block border-b-2 border-ink bg-white lg:top-20 print:static">
          <tr className={classNames(look, 'py-3')}>
            <th scope="col" className="max-md:hidden">
              <span className="sr-only">{words.fact}</span>
            </th>
            {robots.map((robot) => (
              <HeadCell key={robot.model} {...robot} />
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {rows.flatMap((row) => [
            row === firstAlone && (
              <tr key="alone" className="block border-b border-line pt-8 pb-2 print:pt-2">
                <th colSpan={robots.length + 1} className="font-semibold text-ink">
                  {words.alone}
                </th>
              </tr>
            ),
            <FactRow key={row.label} row={row} robots={robots} look={look} best={words.best} />,
          ])}
          <tr className={classNames(look, 'items-center py-5')} data-print="hide">
            <th scope="row" className="text-left text-label font-semibold text-muted max-md:sr-only">
              {words.next}
            </th>
            {robots.map((robot) => (
              <td key={robot.model}>
                <NextSteps {...robot} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

const headId = (model: Model) => `compared-${model}`;

function HeadCell({ model, text, picture, product, without }: ComparedRobot) {
  return (
    <th scope="col" className="flex min-w-0 items-start gap-4 text-left">
      {/* As wide in every column, so that all robots stand equally far from their names. */}
      <div className="min-w-0 lg:w-28 lg:shrink-0">
        <div className="flex items-center">
          <Link
            id={headId(model)}
            to={product}
            className="text-heading whitespace-nowrap text-ink proportional-nums hover:text-accent-strong"
          >
            {model}
          </Link>
          {without && (
            <Link
              to={without.to}
              {...stayingAt(headId(without.next))}
              aria-label={`${model} 빼기`}
              className="grid size-9 place-items-center rounded-full text-muted hover:bg-surface hover:text-ink max-md:hidden print:hidden"
            >
              <X aria-hidden className="size-4" />
            </Link>
          )}
        </div>
        <span className="block text-small font-normal text-balance text-muted max-md:hidden">{text}</span>
      </div>
      {/* After the words, which begin where the figures below them do. */}
      <div className="flex h-16 items-end self-end [--cm:0.44px] max-lg:hidden print:hidden">
        <RobotInLine name={smallModel(model)} picture={picture} />
      </div>
    </th>
  );
}

interface FactRowProps {
  row: Row;
  robots: readonly ComparedRobot[];
  look: string;
  best: string;
}

function FactRow({ row, robots, look, best }: FactRowProps) {
  return (
    <tr
      className={classNames(
        look,
        'items-baseline border-b border-line py-3 print:py-1',
        row.isEqual ? 'text-muted' : 'text-ink',
      )}
    >
      <th
        scope="row"
        className="col-span-full text-left text-small font-normal text-muted md:col-span-1 md:text-label md:font-semibold"
      >
        {row.label}
      </th>
      {row.cells.map((cell, index) => (
        <td key={robots[index]?.model} className="min-w-0 pt-0.5 text-balance">
          <CellText cell={cell} best={best} />
        </td>
      ))}
    </tr>
  );
}

function CellText({ cell, best }: { cell: Cell; best: string }) {
  const { state } = cell;
  if (state === 'none')
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{cell.text}</span>
      </span>
    );
  // A name and its figure may part in a narrow column: kept together they would break inside the figure.
  const [said, aside] = cell.text.replaceAll('\u00a0', ' ').split(/ (?=\()/);
  const note = aside && (
    <>
      {' '}
      <span className="inline-block">{aside}</span>
    </>
  );
  if (state !== 'best')
    return (
      <span className={state === 'unknown' ? 'text-small text-muted' : undefined}>
        {said}
        {note}
      </span>
    );
  return (
    <strong className="font-bold text-accent-strong">
      {said}
      <Check aria-hidden className="mb-0.5 ml-0.5 inline size-3.5 md:ml-1 md:size-4" />
      {note}
      <span className="sr-only"> ({best})</span>
    </strong>
  );
}

function NextSteps({ model, product, inquiry }: ComparedRobot) {
  const inColumn = 'w-full px-0 max-md:text-small';
  return (
    <div className="grid max-w-72 grid-cols-[repeat(auto-fit,minmax(min(100%,6.75rem),1fr))] gap-2">
      <Link to={product} className={buttonStyle({ look: 'secondary' }, inColumn)}>
        <span className="sr-only">{model} </span>자세히 보기
      </Link>
      <Link to={inquiry} className={buttonStyle({}, inColumn)}>
        <span className="sr-only">{model} </span>상담받기
      </Link>
    </div>
  );
}
