import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type * as z from 'zod/mini';
import type { PostInput, StoredFile } from '#contract/post.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { useRefusal } from '../frame/use-refusal.ts';
import type { SayError } from '../user-message.ts';
import { isChanged, type PostDraft } from './post-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface PostFormOptions {
  initial: PostDraft;
  rules: z.ZodMiniType<PostInput>;
  /** What of the draft counts, where not all of it does; the rest stays in the form. */
  relevant?: ((draft: PostDraft) => PostDraft) | undefined;
  send: (draft: PostDraft, onProgress: (share: number) => void) => Promise<void>;
  sayFailure: SayError;
  /** Said when it is done, before `onDone`. */
  doneMessage: string;
  onDone: (draft: PostDraft) => void;
}

export interface PostFormState {
  draft: PostDraft;
  change: (fields: Partial<PostDraft>) => void;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** While a photo is being turned into a picture that can be sent. */
  isTurning: boolean;
  setTurning: (isTurning: boolean) => void;
  /** While pictures for the text are on their way. */
  isSendingPictures: boolean;
  setSendingPictures: (isSending: boolean) => void;
  /** The share of the upload that has left; null while no file goes up. */
  progress: number | null;
  submit: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Lets the person leave without being asked. */
  giveUp: () => void;
}

/** What the rows of a form are given. */
export interface PostRowsProps {
  state: PostFormState;
  /** The file that the post has on the server. */
  stored: StoredFile | null;
}

/** Writing a post: the draft, its rules, sending it, and everything that can be said on the way. */
export function usePostForm(options: PostFormOptions): PostFormState {
  const { rules, relevant, send, sayFailure, doneMessage, onDone } = options;
  const { alert } = useDialogs();
  const [initial] = useState(options.initial);
  const [draft, setDraft] = useState(initial);
  const { errors, refuse, forgive } = useRefusal();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  const [isTurning, setTurning] = useState(false);
  const [isSendingPictures, setSendingPictures] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const giveUp = useUnsavedGuard(isChanged(initial, draft));
  const hasLeft = useHasLeft();

  const change = (fields: Partial<PostDraft>) => {
    setDraft((current) => ({ ...current, ...fields }));
    forgive();
  };

  const save = async (checked: PostDraft) => {
    setBusy(true);
    if (checked.chosen !== null) setProgress(0);
    try {
      await send(checked, setProgress);
    } catch (error) {
      await alert(sayFailure(error));
      return;
    } finally {
      setBusy(false);
      setProgress(null);
    }
    giveUp();
    await alert(doneMessage);
    if (!hasLeft.current) onDone(checked);
  };

  const submit = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (isBusy) return;
    const wanted = relevant?.(draft) ?? draft;
    const checked = rules.safeParse(wanted);
    const issue = checked.error?.issues[0];
    if (checked.success) await save({ ...wanted, ...checked.data });
    else if (issue) await refuse(issue.message, fieldOf(issue.path[0]), form);
  };

  const pictures = { isSendingPictures, setSendingPictures };
  return { draft, change, errors, isBusy, isTurning, setTurning, ...pictures, progress, submit, giveUp };
}

/** Whether plain or with all that a body has: the words are one field. */
const fieldOf = (name: PropertyKey | undefined) => (name === 'body' ? 'content' : String(name));

/** Who leaves while a file goes up is told how it ended, but not taken anywhere. */
function useHasLeft(): RefObject<boolean> {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}
