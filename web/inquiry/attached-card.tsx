import { Paperclip, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { inquiryFields } from '#contract/inquiry-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { withoutName, type Attachment } from './inquiry-check.ts';
import { fieldId } from './inquiry-summary.tsx';

interface AttachedCardProps {
  attachment: Attachment;
  /** As it will be sent. */
  value: string;
  error: string | undefined;
  onRemove: (attachment: Attachment) => void;
  /** What a person sees of it. */
  children: ReactNode;
}

const words = {
  note: { removed: '함께 보낼 내용을 뺐습니다.', leaveOut: '이 내용은 보내지 않겠습니다.' },
  plan: { removed: '매장 배치도를 뺐습니다.', leaveOut: '이 배치도는 보내지 않겠습니다.' },
} as const satisfies Record<Attachment, object>;

/** What a tool handed over: to be looked at before it is sent, and taken out. Without scripts a tick takes it out. */
export function AttachedCard({ attachment, value, error, onRemove, children }: AttachedCardProps) {
  const [isRemoved, setRemoved] = useState(false);
  const place = useRef<HTMLOutputElement>(null);
  function remove() {
    onRemove(attachment);
    setRemoved(true);
    // The button is gone: whoever pressed it goes on from here.
    requestAnimationFrame(() => place.current?.focus());
  }
  if (isRemoved)
    return (
      <output ref={place} tabIndex={-1} className="block text-label text-muted">
        {words[attachment].removed}
      </output>
    );
  const titleId = `${attachment}-title`;
  return (
    <section
      id={fieldId(attachment)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="overflow-hidden rounded-md border border-accent-strong/30 bg-tint"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
        <h3 id={titleId} className="flex items-center gap-2.5 text-label font-semibold">
          <Paperclip aria-hidden className="size-4.5 shrink-0 text-accent-strong" />
          {inquiryFields[attachment].label}
        </h3>
        <Button look="quiet" size="sm" onClick={remove} className="hover:bg-white noscript:hidden">
          <X aria-hidden className="size-4" />
          빼기
        </Button>
      </div>
      <div className="mx-2 mb-2 rounded-sm bg-white px-4 py-3.5">
        {children}
        <input type="hidden" name={attachment} value={value} />
        {error && <p className="mt-2 text-small font-semibold text-warm">{error}</p>}
        <Checkbox
          name={withoutName(attachment)}
          value="on"
          label={words[attachment].leaveOut}
          className="mt-2 hidden border-t border-line pt-2 text-label noscript:block"
        />
      </div>
    </section>
  );
}
