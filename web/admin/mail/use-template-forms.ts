import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { replyTemplateInput, type ReplyTemplate } from '#contract/reply-template.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRefusal } from '../frame/use-refusal.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { useUnsavedGuard } from '../post/use-unsaved-guard.ts';
import { isConflict, updateFailure } from '../user-message.ts';
import { saveTemplate } from './template-calls.ts';

export type TemplateTexts = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

const fields = ['name', 'subject', 'text'] as const;

/** What is typed into the templates, each of which is saved by itself. */
export function useTemplateForms(templates: readonly ReplyTemplate[]) {
  const { alert } = useDialogs();
  const { revalidate } = useRevalidator();
  const { errors, refuse, forgive } = useRefusal();
  /** What nobody has touched is the template's own. */
  const [typed, setTyped] = useState<Readonly<Record<number, Partial<TemplateTexts>>>>({});
  /** Those that somebody else has saved meanwhile. */
  const [overtaken, setOvertaken] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);

  const shown = (template: ReplyTemplate): ReplyTemplate => ({ ...template, ...typed[template.id] });
  const isChanged = (template: ReplyTemplate) =>
    fields.some((field) => shown(template)[field] !== template[field]);
  useUnsavedGuard(templates.some(isChanged));

  const forget = (id: number) => {
    setTyped({ ...typed, [id]: {} });
    setOvertaken(overtaken.filter((other) => other !== id));
  };

  const save = async (template: ReplyTemplate, form: HTMLFormElement | null) => {
    const { id, version } = template;
    const checked = replyTemplateInput.safeParse(shown(template));
    if (!checked.success) {
      const [issue] = checked.error.issues;
      setRefused(id);
      await refuse(issue?.message ?? messages.valid.allFields, issue?.path[0]?.toString(), form);
      return;
    }
    setBusy(true);
    try {
      await saveTemplate({ ...checked.data, version });
      await revalidate();
      forget(id);
      await alert(messages.admin.saved);
    } catch (error) {
      if (isConflict(error)) {
        await revalidate();
        setOvertaken([...overtaken, id]);
      }
      await alert(isConflict(error) ? messages.admin.changedMeanwhile : updateFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    shown,
    isChanged,
    isOvertaken: ({ id }: ReplyTemplate) => overtaken.includes(id),
    errorsOf: ({ id }: ReplyTemplate) => (id === refused ? errors : {}),
    type: ({ id }: ReplyTemplate, said: Partial<TemplateTexts>) => {
      forgive();
      setTyped({ ...typed, [id]: { ...typed[id], ...said } });
    },
    /** What was typed is let go of. */
    revert: ({ id }: ReplyTemplate) => forget(id),
    save,
  };
}

export type TemplateForms = ReturnType<typeof useTemplateForms>;
