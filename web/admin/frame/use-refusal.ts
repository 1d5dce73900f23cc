import { useState } from 'react';
import { useDialogs } from '#web/ui/dialogs.tsx';

interface Refusal {
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** Says what is wrong; then the field that it is about is marked and has the focus. */
  refuse: (message: string, field: string | undefined, form: HTMLFormElement | null) => Promise<void>;
  /** Nothing is called wrong while it is being put right. */
  forgive: () => void;
}

export function useRefusal(): Refusal {
  const { alert } = useDialogs();
  const [errors, setErrors] = useState<Refusal['errors']>({});
  return {
    errors,
    async refuse(message, field, form) {
      await alert(message);
      if (field === undefined) return;
      setErrors({ [field]: message });
      form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    },
    forgive: () => setErrors({}),
  };
}
