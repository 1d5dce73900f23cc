import { useState, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import type { InquiryDetail } from '#contract/inquiry-desk.ts';
import { replyFields } from '#contract/mail.wire.ts';
import { messages } from '#contract/messages.ts';
import type { ReplyTemplate } from '#contract/reply-template.ts';
import { createKeyRing } from '#web/api/idempotency-key.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRefusal } from '../frame/use-refusal.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { writingFailure } from '../user-message.ts';
import { firstReply } from './first-reply.ts';
import { sendReply } from './inquiry-calls.ts';
import { useKeptText } from './use-kept-text.ts';

/** An answer while it is being written, kept until it is sent. */
export function useReply(inquiry: InquiryDetail, form: RefObject<HTMLFormElement | null>) {
  const { id, email, isMailOn } = inquiry;
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const { errors, refuse, forgive } = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const [keys] = useState(createKeyRing);
  /** What nobody has written: it is neither asked about nor sent. */
  const [given, setGiven] = useState(() => firstReply(inquiry, null));
  const [subject, setSubject] = useKeptText(`reply-subject-${id}`, given.subject);
  const [text, setText] = useKeptText(`reply-${id}`, given.text);
  useRestoreFocus(isBusy);

  const begin = async (template: ReplyTemplate | null) => {
    const isWritten = text !== given.text && text.trim() !== '';
    if (isWritten && !(await confirm(messages.ask.replaceReply))) return;
    const next = firstReply(inquiry, template);
    forgive();
    setGiven(next);
    setSubject(next.subject);
    setText(next.text);
  };

  const send = async () => {
    const isEmpty = text.trim() === firstReply(inquiry, null).text.trim();
    const checked = replyFields.schema.safeParse({ subject, text: isEmpty ? '' : text });
    if (!checked.success) {
      const [issue] = checked.error.issues;
      await refuse(issue?.message ?? messages.valid.allFields, issue?.path[0]?.toString(), form.current);
      return;
    }
    const question = isMailOn ? messages.ask.reply(email) : messages.ask.replyWithoutMail;
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      const said = await sendReply(id, checked.data, keys.keyFor(subject + text));
      keys.forget();
      const next = firstReply(inquiry, null);
      setGiven(next);
      setSubject(next.subject);
      setText(next.text);
      await revalidate();
      await alert(said);
    } catch (error) {
      await alert(writingFailure(error));
    } finally {
      setBusy(false);
    }
  };

  const typed = (set: (text: string) => void) => (said: string) => {
    forgive();
    set(said);
  };
  return {
    subject,
    text,
    errors,
    isBusy,
    begin,
    send,
    setSubject: typed(setSubject),
    setText: typed(setText),
  };
}
