import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { inquiryTitle, type InquiryInput } from '#contract/inquiry.ts';
import { inquiryApi } from '#contract/inquiry.api.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { createKeyRing } from '#web/api/idempotency-key.ts';
import {
  checkInquiry,
  readInquiryForm,
  type Attachment,
  type InquiryErrors,
  type InquiryValues,
} from './inquiry-check.ts';
import { comingBack, dropDraft, readDraft, saveDraft } from './inquiry-draft.ts';
import { reasonOf } from '#web/api/failure-reason.ts';
import { loadTypedTextFont } from '#web/text/typed-text-font.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

interface InquiryFormOptions {
  category: number;
  agreedVersion: string;
  draftName: string;
  /** What a tool hands over in the address. */
  handed: InquiryValues;
  /** What came back from the server when the form was posted without scripts. */
  posted: { values: InquiryValues; errors: InquiryErrors } | null;
  /** What was handed over is sent, or not wanted. */
  onHandedDone: () => void;
}

function failureWords(error: unknown): string {
  const isRefusal = error instanceof CallError && error.kind === 'refused';
  const say = isRefusal ? messages.public.inquiryRefused : messages.public.inquiryFailed;
  return say(reasonOf(error));
}

/** Into the fields as they stand: somebody may be typing in one of them. */
function fillIn(form: HTMLFormElement | null, values: InquiryValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
}

const without = (errors: InquiryErrors, names: readonly string[]): InquiryErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/** One filling of the form: a new one begins after success. */
interface Filling {
  number: number;
  values: InquiryValues;
}

export function useInquiryForm(
  form: RefObject<HTMLFormElement | null>,
  { category, agreedVersion, draftName, handed, posted, onHandedDone }: InquiryFormOptions,
) {
  const { alert } = useDialogs();
  const [filling, setFilling] = useState<Filling>({ number: 0, values: posted?.values ?? handed });
  const [errors, setErrors] = useState<InquiryErrors>(posted?.errors ?? {});
  const [attempts, setAttempts] = useState(0);
  const hydrated = useHydrated();
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  /** Of the inquiry that was sent last. */
  const [receipt, setReceipt] = useState('');
  const [keys] = useState(createKeyRing);
  const shownAt = useRef(0);
  /** What came back, until it is rendered: the form alone would tell less. */
  const onItsWay = useRef<InquiryValues>({});

  const read = () => readInquiryForm(new FormData(form.current ?? undefined), category, agreedVersion);
  const formMs = () => Math.round(performance.now() - shownAt.current);
  const keep = () => saveDraft(draftName, { ...read().values, ...onItsWay.current });
  const startOver = () => {
    setFilling(({ number }) => ({ number: number + 1, values: {} }));
    setErrors({});
    setAgreed(false);
  };

  useEffect(() => {
    onItsWay.current = {};
  }, [filling]);

  useEffect(() => {
    shownAt.current = performance.now();
    const typed = read();
    setAgreed(typed.agreed);
    const back = comingBack(typed.values, posted === null ? handed : {}, readDraft(draftName));
    const names = Object.keys(back);
    if (names.length === 0) return;
    onItsWay.current = back;
    fillIn(form.current, back);
    keep();
    setErrors((wrong) => without(wrong, names));
    setFilling(({ number, values }) => ({ number, values: { ...values, ...back } }));
    // Only when the form appears: afterwards the form itself knows best what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function send(input: InquiryInput): Promise<string> {
    // A person whose form fills itself in is quick: it waits until nobody takes them for a robot.
    const wait = limits.youngestFormMs - formMs();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait + 50));
    const key = keys.keyFor(JSON.stringify(input));
    const title = inquiryTitle(input.company, input.category);
    const body = { ...input, agreed: input.agreed, title, formMs: formMs() };
    const taken = await call(inquiryApi.submit, { body, headers: { 'idempotency-key': key } });
    return taken.receipt;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const filled = read();
    const check = checkInquiry(filled);
    setErrors(check.ok ? {} : check.errors);
    setAttempts((count) => count + 1);
    if (!check.ok) return;
    setBusy(true);
    setReceipt('');
    try {
      setReceipt(await send(check.input));
    } catch (error) {
      setBusy(false);
      return alert(failureWords(error));
    }
    setBusy(false);
    keys.forget();
    dropDraft(draftName);
    onHandedDone();
    startOver();
    await alert(messages.public.inquiryAccepted);
    // The form is higher than most windows: its number must be in sight.
    (form.current?.querySelector('output') ?? form.current)?.focus();
  }

  /** Whatever is typed is kept, and a field that is being put right is no longer called wrong. */
  function changed(event: FormEvent): void {
    loadTypedTextFont();
    keep();
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(without(errors, [name]));
  }

  function remove(attachment: Attachment): void {
    saveDraft(draftName, { ...read().values, [attachment]: '' });
    setErrors(without(errors, [attachment]));
    if (attachment === 'note') onHandedDone();
  }

  return { filling, receipt, errors, attempts, hydrated, agreed, busy, setAgreed, submit, changed, remove };
}
