interface ToolBriefProps {
  before?: string;
  figure?: string | null;
  after?: string;
  className?: string;
}

/** What a tool has found, once more, for the eye alone: it stays under the header while one goes on answering. */
export function ToolBrief({ before, figure, after, className = '' }: ToolBriefProps) {
  return (
    <p aria-hidden className={`tool-brief night-glow print:hidden ${className}`}>
      <span data-said={before} />
      <b data-said={figure} />
      <span data-said={after} />
    </p>
  );
}
