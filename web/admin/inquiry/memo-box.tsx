import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { memoFields } from '#contract/inquiry-desk.wire.ts';
import { memoLength } from '#contract/inquiry-desk.ts';
import { createKeyRing } from '#web/api/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ButtonForm } from '../frame/button-form.tsx';
import { useKeys } from '../frame/use-keys.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { limitNotes } from '../post/text-limit.ts';
import { writingFailure } from '../user-message.ts';
import { addMemo } from './inquiry-calls.ts';
import { useKeptText } from './use-kept-text.ts';

/** A note for colleagues; the customer never sees it. */
export function MemoBox({ id }: { id: number }) {
  const { alert } = useDialogs();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKeptText(`memo-${id}`);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [keys] = useState(createKeyRing);
  useRestoreFocus(isBusy);
  useKeys({ KeyM: () => field.current?.focus() });

  const save = async () => {
    const checked = memoFields.schema.safeParse({ text });
    if (!checked.success) {
      await alert(checked.error.issues[0]?.message ?? '');
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      setSaid(await addMemo(id, text, keys.keyFor(text)));
      keys.forget();
      setText('');
      await revalidate();
    } catch (error) {
      await alert(writingFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <ButtonForm className="grid gap-2">
      <TextArea
        ref={field}
        label="메모"
        rows={3}
        value={text}
        disabled={isBusy}
        placeholder="동료에게 남기는 메모입니다. 고객에게는 보이지 않습니다."
        {...limitNotes(text, memoLength)}
        onChange={(event) => {
          setSaid('');
          setText(event.target.value);
        }}
      />
      <div className="flex items-center justify-end gap-3">
        <output className="text-label text-accent-strong">{said}</output>
        <Button look="secondary" disabled={isBusy} onClick={() => void save()}>
          메모 등록
        </Button>
      </div>
    </ButtonForm>
  );
}
