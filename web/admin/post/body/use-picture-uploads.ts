import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { pictureApi } from '#contract/picture.api.ts';
import { reasonOf } from '#web/api/failure-reason.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { adminCall } from '../../session/admin-call.ts';
import type { UnsentPictures } from '../use-post-form.ts';
import { insertBlock } from './insert-block.ts';
import { preparedPicture } from './prepared-picture.ts';

/** A picture on its way into the text. */
export interface PictureUpload {
  id: number;
  name: string;
  /** How much of it has gone up. */
  share: number;
  /** Why it did not; null while it does. */
  error: string | null;
  /** Whether it may go up the next time. */
  canRetry: boolean;
}

/** Pictures that were given together, and where in the text they go: it moves with what is typed meanwhile. */
interface Place {
  at: number;
}

interface Given extends PictureUpload {
  file: File;
  place: Place;
}

let given = 0;

/** Sends pictures one after the other, each into the text as it arrives; one that fails waits to be tried again. */
export function usePictureUploads(editor: Editor, onUnsent: (unsent: UnsentPictures) => void) {
  const { alert } = useDialogs();
  const [uploads, setUploads] = useState<readonly Given[]>([]);
  const places = useRef(new Set<Place>());
  const line = useRef(Promise.resolve());
  const dropped = useRef(new Set<number>());

  useEffect(() => {
    const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
      for (const place of places.current) place.at = transaction.mapping.map(place.at);
    };
    editor.on('transaction', follow);
    return () => void editor.off('transaction', follow);
  }, [editor]);

  const unsent = uploads.some(({ error }) => error === null) ? 'sending' : 'failed';
  const left = uploads.length === 0 ? null : unsent;
  const sayUnsent = useEffectEvent(onUnsent);
  useEffect(() => {
    sayUnsent(left);
    return () => sayUnsent(null);
  }, [left]);

  const note = (id: number, change: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const forget = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = async ({ id, file, place }: Given) => {
    if (dropped.current.has(id)) return;
    try {
      const picture = await preparedPicture(file);
      if (typeof picture === 'string') {
        note(id, { error: picture, canRetry: false });
        return;
      }
      const onProgress = (share: number) => note(id, { share });
      const { storedName, width, height } = await adminCall(pictureApi.upload, {
        body: {},
        file: picture,
        onProgress,
      });
      if (editor.isDestroyed || dropped.current.has(id)) return;
      const attrs = { storedName, width, height, alt: '', caption: '' };
      place.at = insertBlock(editor, place.at, { type: 'picture', attrs }).end;
      forget(id);
    } catch (error) {
      note(id, { error: reasonOf(error) });
    }
  };
  const enqueue = (upload: Given) => {
    line.current = line.current.then(() => send(upload));
  };

  /** How many more the post may have. */
  const room = () => {
    let inText = 0;
    editor.state.doc.forEach((node) => void (inText += node.type.name === 'picture' ? 1 : 0));
    return limits.bodyPictures - inText - uploads.length;
  };

  return {
    uploads: uploads as readonly PictureUpload[],
    add: (files: readonly File[], at: number = editor.state.selection.from): void => {
      const place = { at };
      places.current.add(place);
      const taken = files.slice(0, Math.max(0, room())).map((file) => {
        given += 1;
        return { id: given, name: file.name, file, share: 0, error: null, canRetry: true, place };
      });
      setUploads((all) => [...all, ...taken]);
      for (const upload of taken) enqueue(upload);
      if (taken.length < files.length) void alert(messages.valid.bodyPictures);
    },
    retry: (id: number): void => {
      const upload = uploads.find((one) => one.id === id);
      if (upload === undefined) return;
      note(id, { error: null, share: 0 });
      enqueue(upload);
    },
    cancel: (id: number): void => {
      dropped.current.add(id);
      forget(id);
    },
  };
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;
