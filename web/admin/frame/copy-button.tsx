import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Not every page may write to the clipboard: then it is marked and copied by hand. */
export function CopyButton({ text, label = '복사' }: { text: string; label?: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('복사했습니다.');
    } catch {
      setSaid('복사하지 못했습니다. 직접 선택해서 복사해주세요.');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <output className="text-label text-muted">{said}</output>
    </div>
  );
}
