import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { readableSize } from '#contract/file-size.ts';

interface ChosenFileProps {
  file: File;
  onCancel: () => void;
  /** How it looks, where that is not shown elsewhere. */
  children?: ReactNode;
}

/** A chosen file before it is sent: one may still change one's mind. */
export function ChosenFile({ file, onCancel, children }: ChosenFileProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-sm border border-line p-4">
      {children}
      <p className="wrap-anywhere">
        {file.name} <span className="text-small text-muted">({readableSize(file.size)})</span>
      </p>
      <Button look="secondary" size="sm" onClick={onCancel}>
        선택 취소
      </Button>
    </div>
  );
}
