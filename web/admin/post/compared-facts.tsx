import { compareTexts, type ComparedPart } from '#web/text/compare-texts.ts';
import type { PostFact } from './post-facts.ts';

interface ComparedFactsProps {
  /** What each side is called. */
  names: readonly [string, string];
  one: readonly PostFact[];
  other: readonly PostFact[];
}

/** Two texts side by side, as far as they differ; what only one of them says is marked. */
export function ComparedFacts({ names, one, other }: ComparedFactsProps) {
  const pairs = one.map(({ label, text }, index) => ({ label, text, otherText: other[index]?.text ?? '' }));
  const different = pairs.filter(({ text, otherText }) => text !== otherText);
  if (different.length === 0) return <p className="text-label text-muted">서로 다른 내용이 없습니다.</p>;
  return (
    <div className="grid gap-4">
      {different.map(({ label, text, otherText }) => {
        const [left, right] = compareTexts(text, otherText);
        return (
          <div key={label} className="grid gap-x-4 gap-y-2 md:grid-cols-2">
            <p className="text-label font-semibold text-ink md:col-span-2">{label}</p>
            <Side name={names[0]} parts={left} />
            <Side name={names[1]} parts={right} />
          </div>
        );
      })}
    </div>
  );
}

function Side({ name, parts }: { name: string; parts: readonly ComparedPart[] }) {
  return (
    <div className="min-w-0 rounded-sm bg-surface px-4 py-3 ring-1 ring-line">
      <p className="mb-1 text-small text-muted">{name}</p>
      <p className="max-h-80 overflow-y-auto text-label wrap-anywhere whitespace-pre-wrap text-ink">
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
    </div>
  );
}
