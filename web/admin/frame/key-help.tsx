import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useKeys } from './use-keys.ts';

interface KeyHelpProps {
  /** Each key, and what it does. */
  keys: readonly { key: string; does: string }[];
}

/** The list of keys: behind `?`, and behind a button for those who do not know that. */
export function KeyHelp({ keys }: KeyHelpProps) {
  const [isOpen, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)} className="max-md:hidden">
        <Keyboard aria-hidden className="size-4" />
        단축키
      </Button>
      {isOpen && (
        <Dialog title="단축키" width="sm" onClose={() => setOpen(false)}>
          <ul className="grid gap-1 px-5 pb-6 text-label md:px-7">
            {[...keys, { key: '?', does: '단축키 보기' }].map(({ key, does }) => (
              <li key={key} className="flex items-center justify-between gap-4 py-1">
                {does}
                <kbd className="min-w-8 rounded-sm bg-surface px-2 py-0.5 text-center font-sans font-semibold text-ink ring-1 ring-line">
                  {key}
                </kbd>
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-5 py-4 text-small text-muted md:px-7">
            글을 입력하는 동안에는 동작하지 않습니다.
          </p>
        </Dialog>
      )}
    </>
  );
}
