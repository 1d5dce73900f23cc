import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  ImagePlus,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Table2,
  TextQuote,
  Undo2,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { acceptedImages } from '#contract/file-types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { insertBlock } from './insert-block.ts';

interface ToolbarProps {
  editor: Editor;
  /** Asks for the address of a link or a video. */
  onAsk: (what: 'link' | 'video') => void;
  onPictures: (files: readonly File[]) => void;
}

interface Tool {
  name: string;
  icon: LucideIcon;
  run: () => void;
  /** Undefined for what is done at once and is never on. */
  isOn?: boolean;
  isOff?: boolean;
  /** Makes a block that no cell of a table takes. */
  isBlock?: boolean;
  /** Not needed in a table: on a phone it makes room for the table's own tools, as what is off there does. */
  isSpare?: boolean;
}

/** The tools, reached with Tab as one, and among themselves with the arrows. */
export function Toolbar({ editor, onAsk, onPictures }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const filesId = useId();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading'),
      bold: now.isActive('bold'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    {
      name: '소제목',
      icon: Heading2,
      isBlock: true,
      isOn: on.heading,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    { name: '굵게', icon: Bold, isOn: on.bold, run: () => chain().toggleBold().run() },
    {
      name: '글머리 목록',
      icon: List,
      isBlock: true,
      isOn: on.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: '번호 목록',
      icon: ListOrdered,
      isBlock: true,
      isOn: on.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      name: '인용',
      icon: TextQuote,
      isBlock: true,
      isOn: on.blockquote,
      run: () => chain().toggleWrap('blockquote').run(),
    },
    { name: '링크', icon: Link2, isOn: on.link, run: () => onAsk('link') },
    { name: '사진', icon: ImagePlus, run: () => document.getElementById(filesId)?.click() },
    { name: '영상', icon: Video, run: () => onAsk('video') },
    { name: '표', icon: Table2, isSpare: on.table, run: () => insertTable(editor) },
    { name: '실행 취소', icon: Undo2, isOff: !on.canUndo, run: () => chain().undo().run() },
    { name: '다시 실행', icon: Redo2, isOff: !on.canRedo, run: () => chain().redo().run() },
  ];

  const first = tools.find(({ isBlock }) => !(isBlock && on.table));

  const tableTools: [name: string, run: () => void][] = [
    ['행 추가', () => chain().addRowAfter().run()],
    ['열 추가', () => chain().addColumnAfter().run()],
    ['행 삭제', () => chain().deleteRow().run()],
    ['열 삭제', () => chain().deleteColumn().run()],
    ['표 삭제', () => chain().deleteTable().run()],
  ];

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = Array.from(bar.current?.querySelectorAll('button') ?? []).filter((button) =>
      button.checkVisibility(),
    );
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((at + step) % buttons.length)?.focus();
  };

  return (
    // Its buttons are, one of them at a time.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label="꾸미기 도구"
      onKeyDown={move}
      className="sticky top-14 z-10 flex flex-wrap gap-1 rounded-t-sm max-sm:gap-x-0 border-b border-line bg-surface p-1.5"
    >
      {tools.map(
        ({
          name,
          icon: Icon,
          isOn,
          isBlock = false,
          isOff = isBlock && on.table,
          isSpare = isBlock && isOff,
          run,
        }) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={isOn}
            aria-disabled={isOff}
            tabIndex={name === first?.name ? 0 : -1}
            // The text keeps its selection while a tool is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !isOff && run()}
            className={classNames(
              'grid size-control place-items-center rounded-sm text-ink hover:bg-white aria-disabled:opacity-40',
              isOn === true && 'bg-tint text-accent-strong',
              isSpare && 'max-sm:hidden',
            )}
          >
            <Icon aria-hidden className="size-5" />
          </button>
        ),
      )}
      {on.table && (
        <div className="flex gap-1 max-sm:w-full">
          {tableTools.map(([name, run]) => (
            <button
              key={name}
              type="button"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={run}
              className="min-h-control rounded-sm px-3 text-small font-semibold whitespace-nowrap text-ink hover:bg-white max-sm:flex-1 max-sm:px-1"
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <input
        id={filesId}
        type="file"
        multiple
        hidden
        aria-label="사진 파일"
        accept={acceptedImages}
        onChange={({ target }) => {
          onPictures(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
    </div>
  );
}

/** Three rows and three columns, the first row of headings. */
function insertTable(editor: Editor): void {
  const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
  const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type), cell(type)] });
  const at = editor.state.selection.from;
  const table = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };
  const { start } = insertBlock(editor, at, table);
  // Inside the table, its first row, its first cell and the paragraph there.
  editor
    .chain()
    .focus(start + 4)
    .run();
}
