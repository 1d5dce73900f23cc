import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { Body } from '#contract/body.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { carriesText } from '../use-given-file.ts';
import type { UnsentPictures } from '../use-post-form.ts';
import { AddressDialog } from './address-dialog.tsx';
import { bodySchema } from './body-schema.ts';
import { cleanHtml } from './clean-html.ts';
import { PictureList } from './picture-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';
import { writtenBody } from './written-body.ts';
import './body-editor.css';

export interface BodyEditorProps {
  body: Body;
  onChange: (body: Body) => void;
  /** Until all pictures are in the text, the post cannot be sent whole. */
  onUnsent: (unsent: UnsentPictures) => void;
  /** While the post is being sent, nothing in it changes. */
  isOff: boolean;
  /** Before the page starts anew for want of the editor: keeps what is typed. */
  onLeave: () => void;
  /** What ties the text to its label, its error and its help. */
  ties: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/** More of it is no text that somebody reads; a copied page brings its styles along. */
const isTooMuch = (html: string) => html.length > 4_000_000;

/** Of a page that is all styles its words are taken. */
function pastesWords(view: EditorView, data: DataTransfer | null): boolean {
  return data !== null && isTooMuch(data.getData('text/html')) && view.pasteText(data.getData('text/plain'));
}

/** Attributes that have a value, as text. */
const given = (attributes: object) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** Where the words of a post are written with all that a body has. */
export default function BodyEditor({ body, onChange, onUnsent, isOff, ties }: BodyEditorProps) {
  const { alert } = useDialogs();
  const last = useRef(JSON.stringify(body));
  const addPictures = useRef<(files: readonly File[], at?: number) => void>(() => {});

  const takeFiles = (data: DataTransfer | null, at?: number): boolean => {
    const files = Array.from(data?.files ?? []);
    if (data === null || files.length === 0 || carriesText(data)) return false;
    addPictures.current(files, at);
    return true;
  };
  const refusesLong = (data: DataTransfer | null): boolean => {
    const isLong = (data?.getData('text/plain').length ?? 0) > limits.content;
    if (isLong) void alert(messages.valid.pasteLong);
    return isLong;
  };

  const editor = useEditor({
    extensions: bodySchema,
    content: body as JSONContent,
    immediatelyRender: true,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...given(ties),
        name: 'content',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': '내용',
        class: 'written-body min-h-72 px-4 py-3 text-body text-text outline-none',
      },
      transformPastedHTML: (html) => (isTooMuch(html) ? '' : cleanHtml(html)),
      handlePaste: (view, { clipboardData }) =>
        takeFiles(clipboardData) || refusesLong(clipboardData) || pastesWords(view, clipboardData),
      handleDrop(view, event, _slice, moved) {
        if (moved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return takeFiles(event.dataTransfer, at) || refusesLong(event.dataTransfer);
      },
    },
    onUpdate({ editor: now }) {
      const written = writtenBody(now.getJSON());
      const text = JSON.stringify(written);
      if (text === last.current) return;
      last.current = text;
      onChange(written);
    },
  });
  const [asked, setAsked] = useState<'link' | 'video' | null>(null);
  const pictures = usePictureUploads(editor, onUnsent);
  useEffect(() => editor.setEditable(!isOff, false), [editor, isOff]);
  useEffect(() => {
    addPictures.current = pictures.add;
  });
  return (
    <div className="rounded-sm border border-line bg-white outline-offset-2 outline-accent-strong focus-within:border-muted has-[.written-body:focus-visible]:outline-3">
      <Toolbar editor={editor} onAsk={setAsked} onPictures={pictures.add} />
      <PictureList pictures={pictures} />
      <EditorContent editor={editor} />
      {asked !== null && <AddressDialog editor={editor} what={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
