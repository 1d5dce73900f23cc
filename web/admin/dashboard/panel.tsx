import { useId, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface PanelProps {
  title: string;
  /** What the figures are made of. */
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the dashboard with its heading. */
export function Panel({ title, note, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid min-w-0 content-start gap-4 rounded-sm p-4 ring-1 ring-line md:p-5 print:break-inside-avoid',
        className,
      )}
    >
      <div>
        <h2 id={id} className="text-body font-semibold text-ink">
          {title}
        </h2>
        {note !== undefined && <p className="text-small text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}
