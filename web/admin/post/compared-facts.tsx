import type { ReactNode } from 'react';
import { bodyOf } from '#contract/body-text.ts';
import type { Body } from '#contract/body.ts';
import { compareTexts, type ComparedPart } from '#web/text/compare-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { compareBodies, type BodyRun } from './compare-bodies.ts';
import type { PostFact } from './post-facts.ts';

export type ShowBody = (body: Body) => ReactNode;

interface ComparedFactsProps {
  /** What each side is called. */
  names: readonly [string, string];
  one: readonly PostFact[];
  other: readonly PostFact[];
  /** How the words of a post look on its page. */
  showBody: ShowBody;
}

/** Two texts side by side, as far as they differ; what only one of them says is marked. */
export function ComparedFacts({ names, one, other, showBody }: ComparedFactsProps) {
  const rows = one.flatMap((fact, index) =>
    rowsOf(fact, other[index] ?? { ...fact, text: '', body: undefined }, showBody),
  );
  if (rows.length === 0) return <p className="text-label text-muted">서로 다른 내용이 없습니다.</p>;
  return (
    <div className="grid gap-4">
      {rows.map(({ label, left, right }) => (
        <div key={label} className="grid gap-x-4 gap-y-2 md:grid-cols-2">
          <p className="text-label font-semibold text-ink md:col-span-2">{label}</p>
          <Side name={names[0]} label={label}>
            {left}
          </Side>
          <Side name={names[1]} label={label}>
            {right}
          </Side>
        </div>
      ))}
    </div>
  );
}

interface Row {
  label: string;
  left: ReactNode;
  right: ReactNode;
}

/** The words where they differ, and the looks where those do. */
function rowsOf(one: PostFact, other: PostFact, showBody: ShowBody): Row[] {
  const rows: Row[] = [];
  if (one.text !== other.text) {
    const [left, right] = compareTexts(one.text, other.text);
    rows.push({ label: one.label, left: <Words parts={left} />, right: <Words parts={right} /> });
  }
  const looks = one.body || other.body ? compareBodies(looksOf(one), looksOf(other)) : null;
  if (looks !== null) {
    const [left, right] = looks;
    rows.push({
      label: '화면에 보이는 모습',
      left: <Looks runs={left} showBody={showBody} />,
      right: <Looks runs={right} showBody={showBody} />,
    });
  }
  return rows;
}

const looksOf = ({ text, body }: PostFact): Body => body ?? bodyOf(text);

interface SideProps {
  name: string;
  label: string;
  children: ReactNode;
}

function Side({ name, label, children }: SideProps) {
  return (
    <div className="min-w-0 rounded-sm bg-surface ring-1 ring-line">
      <p className="px-4 pt-3 pb-1 text-small text-muted">{name}</p>
      <section
        // A long text is moved by keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${name}: ${label}`}
        className="max-h-96 overflow-y-auto rounded-sm px-4 pb-3"
      >
        {children}
      </section>
    </div>
  );
}

function Words({ parts }: { parts: readonly ComparedPart[] }) {
  return (
    <p className="text-label wrap-anywhere whitespace-pre-wrap text-ink">
      {parts.length === 0 && '-'}
      {parts.map(({ at, text, isOwn }) =>
        isOwn ? (
          <mark key={at} className="rounded-xs bg-tint font-semibold text-accent-strong underline">
            {text}
          </mark>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </p>
  );
}

function Looks({ runs, showBody }: { runs: readonly BodyRun[]; showBody: ShowBody }) {
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      {runs.map(({ isOwn, body }, index) => (
        <div
          // Nothing of them changes: their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={classNames(isOwn && 'rounded-xs border-l-4 border-accent-strong bg-tint px-3 py-2')}
        >
          {isOwn && <p className="mb-2 text-small font-semibold text-accent-strong">다른 부분</p>}
          {showBody(body)}
        </div>
      ))}
    </div>
  );
}
