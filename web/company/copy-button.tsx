import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said when the text is on the clipboard. */
  done: string;
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No clipboard without https or permission: the address stands beside the button and can be selected.
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button look="secondary" size="sm" className="max-lg:px-3" onClick={copy}>
        <Icon aria-hidden className="size-4" />
        {label}
      </Button>
      <output className="self-center text-small text-accent-strong empty:hidden">{copied ? done : ''}</output>
    </>
  );
}
