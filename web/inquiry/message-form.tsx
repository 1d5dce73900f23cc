import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { receiptApi } from '#contract/receipt.api.ts';
import { messageInput, receiptPath } from '#contract/receipt.ts';
import { call } from '#web/api/call.ts';
import { createKeyRing } from '#web/api/idempotency-key.ts';
import { reasonOf } from '#web/api/failure-reason.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { messageFormId } from './form-places.ts';
import { dropDraft, readDraft, saveDraft } from './inquiry-draft.ts';

/** The server's answer to a message that was posted without scripts. */
export interface PostedMessage {
  message: string;
  text: string;
}

interface MessageFormProps {
  receipt: string;
  /** Names this form: sent twice without scripts it is one message. */
  form: string;
  words: { title: string; label: string; placeholder: string; button: string; busy: string };
  posted: PostedMessage | null;
  /** It was just taken, without scripts. */
  isSent: boolean;
}

/** The sender of an inquiry adds something to it. The field keeps its own value: what is typed before the scripts arrive counts. */
export function MessageForm({ receipt, form, words, posted, isSent }: MessageFormProps) {
  const heading = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { revalidate } = useRevalidator();
  const [keys] = useState(createKeyRing);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState(posted?.message);
  const [said, setSaid] = useState(isSent ? messages.public.messageTaken : '');

  const draftName = `naru-message-${receipt}`;
  const keep = () => {
    saveDraft(draftName, { content: field.current?.value ?? '' });
    setError(undefined);
  };

  // What was typed before a reload comes back, unless something else stands there already.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = readDraft(draftName).content ?? '';
  }, [draftName]);

  const send = async (text: string): Promise<void> => {
    setBusy(true);
    try {
      const headers = { 'idempotency-key': keys.keyFor(text) };
      setSaid(await call(receiptApi.message, { params: { receipt }, body: { text }, headers }));
      keys.forget();
      dropDraft(draftName);
      if (field.current) field.current.value = '';
      await revalidate();
    } catch (failure) {
      setError(reasonOf(failure));
    }
    setBusy(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = messageInput.safeParse({ text: field.current?.value ?? '' });
    setSaid('');
    setError(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) await send(checked.data.text);
    field.current?.focus();
  };

  return (
    <form
      id={messageFormId}
      method="post"
      action={`${receiptPath(receipt)}#${messageFormId}`}
      noValidate
      aria-labelledby={heading}
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <input type="hidden" name="form" value={form} />
      <h2 id={heading} className="text-heading">
        {words.title}
      </h2>
      <TextArea
        ref={field}
        label={words.label}
        name="text"
        rows={5}
        required
        defaultValue={posted?.text}
        placeholder={words.placeholder}
        error={error}
        onChange={keep}
        className="[&>label]:sr-only"
      />
      <div className="flex flex-wrap items-center justify-end gap-4">
        <output className="font-semibold text-accent-strong">{said}</output>
        <Button type="submit" aria-disabled={isBusy} className="max-sm:w-full">
          {isBusy ? words.busy : words.button}
        </Button>
      </div>
    </form>
  );
}
