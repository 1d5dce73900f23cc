import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { PostFormState } from './use-post-form.ts';

/** Years have four digits; without this, fields take six. */
const latest = '9999-12-31T23:59';

/** When the public sees a post, and whether it stands first. */
export function PublicationFields({ state: { draft, errors, change } }: { state: PostFormState }) {
  return (
    <div className="grid gap-4">
      <TextField
        label="게시 시작"
        name="publishAt"
        type="datetime-local"
        max={latest}
        value={draft.publishAt ?? ''}
        hint="한국 시간입니다. 비워 두면 바로 게시합니다."
        error={errors['publishAt']}
        onChange={(event) => change({ publishAt: event.target.value })}
      />
      <TextField
        label="게시 종료"
        name="unpublishAt"
        type="datetime-local"
        max={latest}
        value={draft.unpublishAt ?? ''}
        hint="한국 시간입니다. 비워 두면 계속 게시합니다."
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
