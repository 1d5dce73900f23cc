import { useState } from 'react';
import type * as z from 'zod/mini';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { faultIn } from './form-fault.ts';

interface Refusal {
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** Says what is wrong; then the field that it is about is marked and has the focus. */
  refuse: (message: string, field: string | undefined, form: HTMLFormElement | null) => Promise<void>;
  /** What the form says; null where that is against the rules, which has been said then. */
  read: <Value>(rules: z.ZodMiniType<Value>, form: HTMLFormElement) => Promise<Value | null>;
  /** Nothing is called wrong while it is being put right. */
  forgive: () => void;
}

export function useRefusal(): Refusal {
  const { alert } = useDialogs();
  const [errors, setErrors] = useState<Refusal['errors']>({});
  const refuse: Refusal['refuse'] = async (message, field, form) => {
    await alert(message);
    if (field === undefined) return;
    setErrors({ [field]: message });
    form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  return {
    errors,
    refuse,
    async read(rules, form) {
      const typed = rules.safeParse(Object.fromEntries(new FormData(form)));
      const fault = faultIn(typed.error?.issues[0]);
      if (fault !== null) await refuse(fault.message, fault.field, form);
      return typed.data ?? null;
    },
    forgive: () => setErrors({}),
  };
}
