import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { planLimits } from '#planner/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { NumberField } from './number-field.tsx';
import { openPhoto, type Photo } from './photo.ts';

export interface PhotoWords {
  title: string;
  hint: string;
  choose: string;
  change: string;
  remove: string;
  opacity: string;
  width: string;
  x: string;
  y: string;
  cm: string;
  unreadable: string;
}

interface PhotoPanelProps {
  words: PhotoWords;
  roomWidth: number;
  photo: Photo | null;
  onPhoto: (photo: Photo | null) => void;
  onRefusal: (sentence: string) => void;
}

/** A picture to trace: chosen, placed, faded, taken out. */
export function PhotoPanel({ words, roomWidth, photo, onPhoto, onRefusal }: PhotoPanelProps) {
  const opacityId = useId();
  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      onPhoto(await openPhoto(file, roomWidth));
    } catch {
      onRefusal(words.unreadable);
    } finally {
      input.value = '';
    }
  }
  return (
    <section aria-label={words.title} className="grid gap-3">
      <h2 className="text-label font-semibold text-ink">{words.title}</h2>
      <p className="text-small text-muted">{words.hint}</p>
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonStyle(
            { look: 'secondary', size: 'sm' },
            'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong',
          )}
        >
          <ImagePlus aria-hidden className="size-4" />
          {photo ? words.change : words.choose}
          <input type="file" accept="image/*" onChange={(event) => void choose(event)} className="sr-only" />
        </label>
        {photo && (
          <Button look="danger" size="sm" onClick={() => onPhoto(null)}>
            <Trash2 aria-hidden className="size-4" />
            {words.remove}
          </Button>
        )}
      </div>
      {photo && (
        <div className="grid grid-cols-2 gap-3">
          <div className="col-span-2">
            <label htmlFor={opacityId} className="mb-1 block text-small font-semibold text-ink">
              {words.opacity}
            </label>
            <input
              id={opacityId}
              type="range"
              min={10}
              max={100}
              step={10}
              value={photo.opacity}
              onChange={(event) => onPhoto({ ...photo, opacity: Number(event.currentTarget.value) })}
              className="slider h-11 w-full"
            />
          </div>
          <NumberField
            label={words.width}
            unit={words.cm}
            value={photo.w}
            min={50}
            max={20000}
            onValue={(w) => onPhoto({ ...photo, w })}
            className="col-span-2"
          />
          <NumberField
            label={words.x}
            unit={words.cm}
            value={photo.x}
            min={-10000}
            max={planLimits.roomCm.max}
            onValue={(x) => onPhoto({ ...photo, x })}
          />
          <NumberField
            label={words.y}
            unit={words.cm}
            value={photo.y}
            min={-10000}
            max={planLimits.roomCm.max}
            onValue={(y) => onPhoto({ ...photo, y })}
          />
        </div>
      )}
    </section>
  );
}
