import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type * as z from 'zod/mini';
import { messages } from '#contract/messages.ts';
import { readMoment } from '#contract/moment.ts';
import type { PostInput, StoredFile } from '#contract/post.ts';
import type { SavedState } from '#contract/publication.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { faultIn, unfinishedIn, type Fault } from '../frame/form-fault.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { useRefusal } from '../frame/use-refusal.ts';
import { isConflict, type SayError } from '../user-message.ts';
import { isChanged, type PostDraft } from './post-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface PostFormOptions {
  initial: PostDraft;
  rules: z.ZodMiniType<PostInput>;
  /** What of the draft counts, where not all of it does; the rest stays in the form. */
  relevant?: ((draft: PostDraft) => PostDraft) | undefined;
  send: (draft: PostDraft, onProgress: (share: number) => void) => Promise<void>;
  sayFailure: SayError;
  /** What is asked before it is sent; null: nothing. */
  question?: ((draft: PostDraft) => string | null) | undefined;
  /** Somebody else was first. */
  onConflict?: (() => Promise<void>) | undefined;
  /** Said when it is done, before `onDone`. */
  doneMessage: string;
  onDone: (draft: PostDraft) => void;
}

export interface PostFormState {
  draft: PostDraft;
  change: (fields: Partial<PostDraft>) => void;
  /** Whether anything differs from what it began with. */
  isChanged: boolean;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** Whether it is on its way as a draft. */
  isDrafting: boolean;
  /** While a photo is being turned into a picture that can be sent. */
  isTurning: boolean;
  setTurning: (isTurning: boolean) => void;
  /** Pictures that are not in the text yet. */
  unsentPictures: UnsentPictures;
  setUnsentPictures: (unsent: UnsentPictures) => void;
  /** The share of the upload that has left; null while no file goes up. */
  progress: number | null;
  /** As a draft, or for the public; without a state it keeps the one that it has. */
  submit: (event: MouseEvent<HTMLButtonElement>, state?: SavedState) => void;
  /** Goes on from another text, as if the form had begun with it. */
  restart: (draft: PostDraft) => void;
  /** Lets the person leave without being asked. */
  giveUp: () => void;
}

/** Whether any are on their way into the text; if not, whether any did not get there. */
export type UnsentPictures = 'sending' | 'failed' | null;

export interface MediaRowsProps {
  state: PostFormState;
  /** The file that the post has on the server. */
  stored: StoredFile | null;
}

/** What the rows of a form are given. */
export interface PostRowsProps extends MediaRowsProps {
  /** Keeps what is typed in the browser; says whether nothing would be lost with the page. */
  keep: () => boolean;
}

/** Writing a post: the draft, its rules, sending it, and everything that can be said on the way. */
export function usePostForm(options: PostFormOptions): PostFormState {
  const { rules, relevant, send, sayFailure, question, onConflict, doneMessage, onDone } = options;
  const { alert, confirm } = useDialogs();
  const [initial, setInitial] = useState(options.initial);
  const [draft, setDraft] = useState(initial);
  const { errors, refuse, forgive } = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const [isDrafting, setDrafting] = useState(false);
  useRestoreFocus(isBusy);
  const [isTurning, setTurning] = useState(false);
  const [unsentPictures, setUnsentPictures] = useState<UnsentPictures>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const isDirty = isChanged(initial, draft);
  const giveUp = useUnsavedGuard(isDirty);
  const hasLeft = useHasLeft();

  const change = (fields: Partial<PostDraft>) => {
    setDraft((current) => ({ ...current, ...fields }));
    forgive();
  };

  const save = async (checked: PostDraft) => {
    setBusy(true);
    setDrafting(checked.state === 'draft');
    if (checked.chosen !== null) setProgress(0);
    try {
      await send(checked, setProgress);
    } catch (error) {
      if (onConflict !== undefined && isConflict(error)) await onConflict();
      else await alert(sayFailure(error));
      return;
    } finally {
      setBusy(false);
      setDrafting(false);
      setProgress(null);
    }
    giveUp();
    await alert(checked.state === 'draft' ? messages.admin.draftSaved : doneMessage);
    if (!hasLeft.current) onDone(checked);
  };

  const submit = async (event: MouseEvent<HTMLButtonElement>, state?: SavedState) => {
    const { form } = event.currentTarget;
    if (isBusy) return;
    const wanted = { ...(relevant?.(draft) ?? draft), state };
    const checked = rules.safeParse(wanted);
    const fault =
      wordsFault(faultIn(checked.error?.issues[0])) ??
      unfinishedIn(form) ??
      lateEnd(initial, wanted) ??
      (unsentPictures === null ? null : unsentFault);
    if (!checked.success || fault !== null) {
      if (fault !== null) await refuse(fault.message, fault.field, form);
      return;
    }
    const post = { ...wanted, ...checked.data };
    const asked = question?.(post) ?? null;
    if (asked === null || (await confirm(asked))) await save(post);
  };

  const restart = (next: PostDraft) => {
    setInitial(next);
    setDraft(next);
    forgive();
  };

  const pictures = { unsentPictures, setUnsentPictures };
  const sending = { isBusy, isDrafting, isTurning, setTurning, ...pictures, progress };
  return { draft, change, isChanged: isDirty, errors, ...sending, submit, restart, giveUp };
}

/** One that has ended can be saved as it is. */
function lateEnd(initial: PostDraft, { state, unpublishAt }: PostDraft): Fault | null {
  const isAsBefore = state === undefined && unpublishAt === initial.unpublishAt;
  if (state === 'draft' || isAsBefore || !unpublishAt) return null;
  const isPast = (readMoment(unpublishAt, 'to') ?? '') <= new Date().toISOString();
  return isPast ? { message: messages.valid.unpublishPast, field: 'unpublishAt' } : null;
}

/** What is saved without them would lose them. */
const unsentFault: Fault = { message: messages.valid.bodyUnsent, field: 'content' };

/** Whether plain or with all that a body has: the words are one field. */
const wordsFault = (fault: Fault | null) =>
  fault?.field === 'body' ? { ...fault, field: 'content' } : fault;

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
