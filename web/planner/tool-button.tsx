import type { ReactNode } from 'react';

interface ToolButtonProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An icon with its name for those who hear it or wait over it. Switched off it keeps the focus. */
export function ToolButton({ label, isOff = false, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors -outline-offset-3 hover:bg-tint aria-disabled:cursor-not-allowed aria-disabled:text-muted/85 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
