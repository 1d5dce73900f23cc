import type { MouseEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { presetNames, type PresetName } from './new-things.ts';
import { PresetPicture } from './preset-picture.tsx';

/** What each thing is called on its button, and what one of them is called in the plan. */
export type PresetWords = Readonly<Record<PresetName, { label: string; name: string }>>;

export interface PaletteWords {
  title: string;
  presets: PresetWords;
}

interface PaletteProps {
  words: PaletteWords;
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
      aria-label={words.title}
      className="-mx-1 flex min-w-0 overflow-x-auto px-1 [scrollbar-width:none] md:gap-1"
    >
      {presetNames.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={tool === preset}
          onClick={choose(preset)}
          className={classNames(
            'flex min-h-15 min-w-13 shrink-0 flex-col items-center justify-end gap-1 rounded-sm border px-1 py-1.5 text-small leading-none font-semibold text-ink transition-colors -outline-offset-3 md:min-w-15',
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
