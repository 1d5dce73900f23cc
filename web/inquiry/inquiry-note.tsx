import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { inquiryFields } from '#contract/inquiry-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { withoutNoteName } from './inquiry-check.ts';
import { fieldId } from './inquiry-summary.tsx';

interface InquiryNoteProps {
  text: string;
  error: string | undefined;
  onRemove: () => void;
}

/** What a tool found, as it will be sent: to be read before, and taken out. Without scripts a tick takes it out. */
export function InquiryNote({ text, error, onRemove }: InquiryNoteProps) {
  const [isRemoved, setRemoved] = useState(false);
  const place = useRef<HTMLOutputElement>(null);
  function remove() {
    onRemove();
    setRemoved(true);
    // The button is gone: whoever pressed it goes on from here.
    requestAnimationFrame(() => place.current?.focus());
  }
  if (isRemoved)
    return (
      <output ref={place} tabIndex={-1} className="block text-label text-muted">
        함께 보낼 내용을 뺐습니다.
      </output>
    );
  return (
    <section
      id={fieldId('note')}
      tabIndex={-1}
      aria-labelledby="note-title"
      className="overflow-hidden rounded-md border border-accent-strong/30 bg-tint"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
        <h3 id="note-title" className="flex items-center gap-2.5 text-label font-semibold">
          <Paperclip aria-hidden className="size-4.5 shrink-0 text-accent-strong" />
          {inquiryFields.note.label}
        </h3>
        <Button look="quiet" size="sm" onClick={remove} className="hover:bg-white noscript:hidden">
          <X aria-hidden className="size-4" />
          빼기
        </Button>
      </div>
      <div className="mx-2 mb-2 rounded-sm bg-white px-4 py-3.5">
        {/* Long ones scroll, with the keyboard too. */}
        <p
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-72 overflow-y-auto text-label whitespace-pre-line text-text tabular-nums"
        >
          {text}
        </p>
        <input type="hidden" name="note" value={text} />
        {error && <p className="mt-2 text-small font-semibold text-warm">{error}</p>}
        <Checkbox
          name={withoutNoteName}
          value="on"
          label="이 내용은 보내지 않겠습니다."
          className="mt-2 hidden border-t border-line pt-2 text-label noscript:block"
        />
      </div>
    </section>
  );
}
