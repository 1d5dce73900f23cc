import { Copy, Redo2, RotateCw, Trash2, Undo2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { presetNames, type PresetName } from './new-things.ts';
import { PresetPicture } from './preset-picture.tsx';

export interface ToolbarWords {
  add: string;
  edit: string;
  presets: Readonly<Record<PresetName, { label: string; name: string }>>;
  undo: string;
  redo: string;
  rotate: string;
  copy: string;
  remove: string;
}

interface PaletteProps {
  words: ToolbarWords;
  tool: PresetName | null;
  /** `how`: whether there is a pointer that will say where. */
  onTool: (preset: PresetName, how: 'pointer' | 'keyboard') => void;
}

/** What can be put into the store. A pointer then says where; keys put it where there is room. */
export function Palette({ words, tool, onTool }: PaletteProps) {
  const choose = (preset: PresetName) => (event: MouseEvent) =>
    onTool(preset, event.detail === 0 ? 'keyboard' : 'pointer');
  return (
    <fieldset
      aria-label={words.add}
      className="-mx-1 flex min-w-0 gap-1 overflow-x-auto px-1 [scrollbar-width:none]"
    >
      {presetNames.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={tool === preset}
          onClick={choose(preset)}
          className={classNames(
            'flex min-h-15 min-w-15 shrink-0 flex-col items-center justify-end gap-1 rounded-sm border px-2 py-1.5 text-[0.8125rem] leading-none font-semibold text-ink transition-colors -outline-offset-3',
            tool === preset ? 'border-accent-strong bg-tint' : 'border-transparent hover:bg-tint',
          )}
        >
          <PresetPicture preset={preset} />
          {words.presets[preset].label}
        </button>
      ))}
    </fieldset>
  );
}

interface EditButtonsProps {
  words: ToolbarWords;
  canUndo: boolean;
  canRedo: boolean;
  canTurn: boolean;
  canRemove: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onRotate: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** Undo and redo, and what can be done to what is selected. */
export function EditButtons(props: EditButtonsProps) {
  const { words, canUndo, canRedo, canTurn, canRemove } = props;
  return (
    <fieldset aria-label={words.edit} className="flex items-center gap-1">
      <ToolButton label={words.undo} isOff={!canUndo} onClick={props.onUndo}>
        <Undo2 aria-hidden className="size-5" />
      </ToolButton>
      <ToolButton label={words.redo} isOff={!canRedo} onClick={props.onRedo}>
        <Redo2 aria-hidden className="size-5" />
      </ToolButton>
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      <ToolButton label={words.rotate} isOff={!canTurn} onClick={props.onRotate}>
        <RotateCw aria-hidden className="size-5" />
      </ToolButton>
      <ToolButton label={words.copy} isOff={!canTurn} onClick={props.onCopy}>
        <Copy aria-hidden className="size-5" />
      </ToolButton>
      <ToolButton label={words.remove} isOff={!canRemove} onClick={props.onRemove}>
        <Trash2 aria-hidden className="size-5" />
      </ToolButton>
    </fieldset>
  );
}

interface ToolButtonProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An icon with its name for those who hear it or wait over it. Switched off it keeps the focus. */
export function ToolButton({ label, isOff = false, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors -outline-offset-3 hover:bg-tint aria-disabled:cursor-not-allowed aria-disabled:text-muted/60 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
