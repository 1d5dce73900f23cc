import { Checkbox } from '#web/ui/checkbox.tsx';
import { MomentField } from '../frame/moment-field.tsx';
import type { PostFormState } from './use-post-form.ts';

/** When the public sees a post, and whether it stands first. */
export function PublicationFields({ state: { draft, errors, change } }: { state: PostFormState }) {
  return (
    <div className="grid gap-4">
      <MomentField
        side="start"
        name="publishAt"
        value={draft.publishAt ?? ''}
        error={errors['publishAt']}
        onChange={(event) => change({ publishAt: event.target.value })}
      />
      <MomentField
        side="end"
        name="unpublishAt"
        value={draft.unpublishAt ?? ''}
        error={errors['unpublishAt']}
        onChange={(event) => change({ unpublishAt: event.target.value })}
      />
      <Checkbox
        label="맨 위에 고정"
        name="pinned"
        checked={draft.pinned === true}
        onChange={(event) => change({ pinned: event.target.checked })}
      />
    </div>
  );
}
