import { Copy, Redo2, RotateCw, Trash2, Undo2 } from 'lucide-react';
import type { Target } from './things.ts';
import { ToolButton } from './tool-button.tsx';
import type { EditorCommands } from './use-editor-commands.ts';

export interface EditWords {
  title: string;
  undo: string;
  redo: string;
  rotate: string;
  copy: string;
  remove: string;
}

interface EditButtonsProps {
  words: EditWords;
  editor: { selected: Target | null; canUndo: boolean; canRedo: boolean };
  commands: EditorCommands;
}

/** Undo and redo, and what can be done to what is selected. */
export function EditButtons({ words, editor, commands }: EditButtonsProps) {
  const { selected, canUndo, canRedo } = editor;
  const isThing = selected !== null && typeof selected === 'object';
  return (
    <fieldset aria-label={words.title} className="flex items-center">
      <ToolButton label={words.undo} isOff={!canUndo} onClick={commands.undoStep}>
        <Undo2 aria-hidden className="size-5" />
      </ToolButton>
      <ToolButton label={words.redo} isOff={!canRedo} onClick={commands.redoStep}>
        <Redo2 aria-hidden className="size-5" />
      </ToolButton>
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      <ToolButton label={words.rotate} isOff={!isThing} onClick={() => commands.rotateThing(selected)}>
        <RotateCw aria-hidden className="size-5" />
      </ToolButton>
      <ToolButton label={words.copy} isOff={!isThing} onClick={() => commands.copyThing(selected)}>
        <Copy aria-hidden className="size-5" />
      </ToolButton>
      <ToolButton
        label={words.remove}
        isOff={selected === null || selected === 'pickup'}
        onClick={() => commands.removeThing(selected)}
      >
        <Trash2 aria-hidden className="size-5" />
      </ToolButton>
    </fieldset>
  );
}
