import { useRef } from 'react';
import type { InquiryDetail } from '#contract/inquiry-desk.ts';
import { replyLimits } from '#contract/mail.ts';
import { messages } from '#contract/messages.ts';
import type { ReplyTemplate } from '#contract/reply-template.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { openPicker } from '../frame/open-picker.ts';
import { useKeys } from '../frame/use-keys.ts';
import { limitNotes } from '../post/text-limit.ts';
import { useReply } from './use-reply.ts';

interface ReplyBoxProps {
  inquiry: InquiryDetail;
  templates: readonly ReplyTemplate[];
}

const { replyGoes, replyStays } = messages.admin;

/** The answer that the customer reads on the page of the receipt and, where there is a mail server, gets by mail. */
export function ReplyBox({ inquiry, templates }: ReplyBoxProps) {
  const { email, isMailOn } = inquiry;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { subject, text, errors, isBusy, begin, send, setSubject, setText } = useReply(inquiry, form);
  useKeys({
    KeyR: () => {
      field.current?.focus();
      // Above the quoted words.
      field.current?.setSelectionRange(0, 0);
    },
  });
  const notes = (name: 'subject' | 'text', typed: string) => {
    const { hint, error } = limitNotes(typed, replyLimits[name]);
    return { hint, error: errors[name] ?? error };
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="reply-heading"
      data-print="hide"
      className="rounded-sm p-4 ring-1 ring-line md:p-5"
    >
      <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="reply-heading" className="text-body font-semibold text-ink">
            답변 쓰기
          </h2>
          <Select
            label="템플릿"
            placeholder="템플릿 불러오기"
            options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
            value=""
            onKeyDown={openPicker}
            onChange={(event) =>
              void begin(templates.find(({ id }) => String(id) === event.target.value) ?? null)
            }
            className="[&>label]:sr-only"
          />
        </div>
        <TextField
          label="메일 제목"
          name="subject"
          value={subject}
          {...notes('subject', subject)}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextArea
          ref={field}
          label="메일 내용"
          name="text"
          rows={12}
          grows
          value={text}
          {...notes('text', text)}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-muted">{isMailOn ? replyGoes(email) : replyStays}</p>
          <Button onClick={() => void send()}>답변 보내기</Button>
        </div>
      </fieldset>
    </form>
  );
}
