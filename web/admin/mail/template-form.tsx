import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { replyLimits, replySignature } from '#contract/mail.ts';
import { receiptPath } from '#contract/receipt.ts';
import {
  fillTemplate,
  templateNameLength,
  type ReplyTemplate,
  type TemplateWord,
} from '#contract/reply-template.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { limitNotes } from '../post/text-limit.ts';
import type { TemplateForms, TemplateTexts } from './use-template-forms.ts';

const example: Record<TemplateWord, string> = {
  회사명: '나루식당',
  담당자명: '홍길동',
  접수번호: '7F3K-9M2Q',
};

/** As the mail will carry it. */
const signature = () =>
  replySignature(
    example.접수번호,
    `${window.location.origin}${receiptPath(`${example.접수번호.replace('-', '')}…`)}`,
  );

interface TemplateFormProps {
  template: ReplyTemplate;
  forms: TemplateForms;
}

/** Only its buttons send it: Enter in a single line may just end a Korean syllable. */
export function TemplateForm({ template, forms }: TemplateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const texts = forms.shown(template);
  const { name, subject, text } = texts;
  const notes = (field: keyof TemplateTexts, max: number) => {
    const { hint, error } = limitNotes(texts[field], max);
    return { hint, error: forms.errorsOf(template)[field] ?? error };
  };
  const isChanged = forms.isChanged(template);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-label={template.name}
      className="grid min-w-0 content-start gap-4 rounded-sm p-4 ring-1 ring-line md:p-5"
    >
      <h2 className="text-body font-semibold text-ink">
        {template.id}. {template.name}
      </h2>
      <fieldset disabled={forms.isBusy} className="grid min-w-0 gap-4">
        <TextField
          label="이름"
          name="name"
          value={name}
          {...notes('name', templateNameLength)}
          onChange={(event) => forms.type(template, { name: event.target.value })}
        />
        <TextField
          label="메일 제목"
          name="subject"
          value={subject}
          {...notes('subject', replyLimits.subject)}
          onChange={(event) => forms.type(template, { subject: event.target.value })}
        />
        <TextArea
          label="메일 내용"
          name="text"
          rows={12}
          value={text}
          {...notes('text', replyLimits.text)}
          onChange={(event) => forms.type(template, { text: event.target.value })}
        />
        {forms.isOvertaken(template) && <SavedMeanwhile template={template} />}
        <details className="group text-label">
          <summary className="flex min-h-control w-fit items-center gap-1 rounded-sm font-medium text-muted hover:text-ink">
            미리보기
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <TextsAsSent
            subject={fillTemplate(subject, example)}
            text={`${fillTemplate(text, example)}\n\n${signature()}`}
          />
        </details>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void forms.save(template, form.current)} disabled={!isChanged}>
            저장
          </Button>
          {isChanged && (
            <Button look="quiet" onClick={() => forms.revert(template)}>
              되돌리기
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  );
}

/** Beside what is typed here, so that neither is lost. */
function SavedMeanwhile({ template }: { template: ReplyTemplate }) {
  return (
    <section className="grid gap-2 rounded-sm p-4 text-label ring-1 ring-warm/40">
      <h3 className="font-semibold text-warm">다른 사람이 저장한 내용</h3>
      <TextsAsSent subject={template.subject} text={template.text} />
    </section>
  );
}

function TextsAsSent({ subject, text }: { subject: string; text: string }) {
  return (
    <div className="grid gap-2 rounded-sm bg-surface p-4 wrap-anywhere">
      <p className="font-semibold text-ink">{subject}</p>
      <p className="whitespace-pre-wrap">{text}</p>
    </div>
  );
}
