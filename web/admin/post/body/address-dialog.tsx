import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { isSitePath, isWebAddress, withScheme } from '#contract/safe-link.ts';
import { embedAddress } from '#contract/video-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { insertBlock } from './insert-block.ts';

interface AddressDialogProps {
  editor: Editor;
  what: 'link' | 'video';
  onClose: () => void;
}

const words = {
  link: { title: '링크', label: '링크 주소', accept: '링크 넣기', error: messages.valid.bodyLink },
  video: { title: '영상', label: '유튜브 주소', accept: '영상 넣기', error: messages.valid.bodyVideo },
} as const;

/** Asks where a link leads, or which video is meant. */
export function AddressDialog({ editor, what, onClose }: AddressDialogProps) {
  const { title, label, accept, error } = words[what];
  const before = what === 'link' ? String(editor.getAttributes('link')['href'] ?? '') : '';
  const [address, setAddress] = useState(before);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const take = () => {
    const given = withScheme(address.trim());
    const isGood = what === 'link' ? isSitePath(given) || isWebAddress(given) : embedAddress(given) !== null;
    if (!isGood) {
      setRefusal(error);
      return;
    }
    onClose();
    if (what === 'video')
      insertBlock(editor, editor.state.selection.from, { type: 'video', attrs: { address: given } });
    else setLink(editor, given);
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Dialog title={title} width="sm" onClose={onClose}>
      <div className="grid gap-4 px-5 pb-6 md:px-7">
        <TextField
          ref={field}
          label={label}
          inputMode="url"
          placeholder="https://"
          value={address}
          error={refusal}
          onChange={(event) => {
            setAddress(event.target.value);
            setRefusal(undefined);
          }}
          onKeyDown={(event) => {
            // Enter may just end a Korean syllable.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) take();
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={take}>{accept}</Button>
          {before !== '' && (
            <Button look="secondary" onClick={remove}>
              링크 빼기
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** On the words that are chosen; where none are, the address itself is written. */
function setLink(editor: Editor, href: string): void {
  const isPlain = editor.state.selection.empty && !editor.isActive('link');
  const chain = editor.chain().focus();
  if (isPlain)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}
