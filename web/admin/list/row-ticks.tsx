import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

/** All rows or none; a dash while it is only some. */
export function AllTick({ selection, isEmpty }: { selection: Selection; isEmpty: boolean }) {
  return (
    <Checkbox
      label="전체 선택"
      className="row:[&_label]:justify-center row:[&_span]:sr-only"
      ref={(box: HTMLInputElement | null) => {
        if (box !== null) box.indeterminate = selection.extent === 'some';
      }}
      checked={selection.extent === 'all'}
      disabled={isEmpty}
      onChange={selection.toggleAll}
    />
  );
}

export function RowTick({ selection, id, title }: { selection: Selection; id: number; title: string }) {
  return (
    <Checkbox
      label={`${title} 선택`}
      hideLabel
      className="card:w-11"
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}
