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
  const [isOpen, setOpen] = useState(false);
  const [entries, setEntries] = useState<readonly RevisionEntry[] | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const [read, setRead] = useState<readonly PostRevision[]>([]);
  const chosen = read.find((revision) => revision.version === wanted) ?? null;
  const [isBusy, setBusy] = useState(false);

  const close = () => {
    setOpen(false);
    setEntries(null);
    setWanted(null);
  };

  const open = async () => {
    setOpen(true);
    try {
      setEntries(await calls.revisions(id));
    } catch (error) {
      close();
      await alert(loadFailure(error));
    }
  };

  const choose = async ({ version: asked }: RevisionEntry) => {
    setWanted(asked);
    try {
      const revision = await calls.revision(id, asked);
      setRead((others) => [...others, revision]);
    } catch (error) {
      setWanted((now) => (now === asked ? null : now));
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
    isOpen,
    /** Null while they are on their way. */
    entries,
    /** The version that was chosen, and what it says once that has come. */
    wanted,
    chosen,
    isBusy,
    open: () => void open(),
    close,
    choose: (entry: RevisionEntry) => void choose(entry),
    restore: () => chosen !== null && void restore(chosen),
  };
}
