import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import type { DeskPost, PostRevision, RevisionEntry } from '#contract/publication.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { isConflict, loadFailure, updateFailure } from '../user-message.ts';
import type { BoardCalls } from './board-calls.ts';

/** Reads what a post was, and brings it back by a save. */
export function useRevisions(
  { id, version }: DeskPost,
  calls: Pick<BoardCalls, 'revisions' | 'revision' | 'restoreRevision'>,
) {
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const [entries, setEntries] = useState<readonly RevisionEntry[] | null>(null);
  const [chosen, setChosen] = useState<PostRevision | null>(null);
  const [isBusy, setBusy] = useState(false);

  const open = async () => {
    try {
      setEntries(await calls.revisions(id));
    } catch (error) {
      await alert(loadFailure(error));
    }
  };

  const close = () => {
    setEntries(null);
    setChosen(null);
  };

  const choose = async (entry: RevisionEntry) => {
    try {
      setChosen(await calls.revision(id, entry.version));
    } catch (error) {
      await alert(loadFailure(error));
    }
  };

  const restore = async (revision: PostRevision) => {
    if (!(await confirm(messages.ask.restoreRevision))) return;
    setBusy(true);
    try {
      await calls.restoreRevision(id, revision.version, version);
      await alert(messages.admin.saved);
      close();
    } catch (error) {
      await alert(isConflict(error) ? messages.admin.changedMeanwhile : updateFailure(error));
    } finally {
      setBusy(false);
      await revalidate();
    }
  };

  return {
    /** Null while they are not looked at. */
    entries,
    chosen,
    isBusy,
    open: () => void open(),
    close,
    choose: (entry: RevisionEntry) => void choose(entry),
    restore: () => chosen !== null && void restore(chosen),
  };
}
