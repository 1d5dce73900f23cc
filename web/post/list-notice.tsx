import { Inbox, RotateCw, Search, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Where there is nothing to show: a sentence, and what to do about it. */
export function ListNotice({
  searched = '',
  message,
  children,
}: {
  /** What was searched for. */
  searched?: string;
  message: string;
  children?: ReactNode;
}) {
  const isSearch = searched !== '';
  const Icon = isSearch ? Search : Inbox;
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-6 rounded-md bg-surface px-5 py-10 text-center md:py-16">
      <span className="grid size-16 place-items-center rounded-full bg-white text-accent-strong">
        <Icon aria-hidden className="size-7" />
      </span>
      <div className="max-w-full">
        {isSearch && (
          <p className="mb-2 text-heading font-bold text-balance text-ink">
            ‘{searched}’ 검색 결과가 없습니다.
          </p>
        )}
        <p className={isSearch ? 'text-body text-muted' : 'text-lead text-text'}>{message}</p>
      </div>
      {children}
    </div>
  );
}

export function ListError({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-4 rounded-md border border-warm/30 bg-white px-5 py-16 text-center">
      <TriangleAlert aria-hidden className="size-10 text-warm" strokeWidth={1.5} />
      <p role="alert" className="text-lead text-warm">
        {message}
      </p>
      {children}
    </div>
  );
}

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button look="secondary" onClick={onRetry} className="noscript:hidden">
      <RotateCw aria-hidden className="size-4" />
      다시 시도
    </Button>
  );
}
