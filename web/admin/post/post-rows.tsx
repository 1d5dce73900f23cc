import { industries } from '#contract/choices.ts';
import { limits } from '#contract/limits.ts';
import { embedAddress } from '#contract/video-address.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { VideoFrame } from '#web/ui/video-frame.tsx';
import { Choice } from '../frame/choice.tsx';
import { BodyField, type BodyFieldProps } from './body/body-field.tsx';
import { limitNotes } from './text-limit.ts';
import type { PostFormState } from './use-post-form.ts';

interface RowProps {
  state: PostFormState;
}

interface CategoryRowProps extends RowProps {
  names: readonly string[];
}

export function CategoryRow({ state, names }: CategoryRowProps) {
  return (
    <Choice
      label="구분"
      names={names}
      value={state.draft.category}
      onChange={(category) => state.change({ category })}
    />
  );
}

export function IndustryRow({ state }: RowProps) {
  return (
    <Choice
      label="업종"
      names={industries}
      value={state.draft.industry}
      onChange={(industry) => state.change({ industry })}
    />
  );
}

/** Title and words, which every post has. */
export function TextRows({ state, ...body }: BodyFieldProps) {
  const { draft, errors, change } = state;
  const title = limitNotes(draft.title, limits.title);
  return (
    <>
      <TextField
        label="제목"
        name="title"
        required
        value={draft.title}
        hint={title.hint}
        error={errors['title'] ?? title.error}
        onChange={(event) => change({ title: event.target.value })}
      />
      <BodyField state={state} {...body} />
    </>
  );
}

/** An address; when it is a video, the video is shown at once. */
export function UrlRow({ state: { draft, errors, change }, label }: RowProps & { label: string }) {
  const video = embedAddress(draft.url);
  const notes = limitNotes(draft.url, limits.url);
  return (
    <div className="grid gap-3">
      <TextField
        label={label}
        name="url"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.url}
        hint={notes.hint}
        error={errors['url'] ?? notes.error}
        onChange={(event) => change({ url: event.target.value })}
      />
      {video !== null && (
        <div className="max-w-md">
          <VideoFrame key={video} address={video} title="입력한 주소의" />
        </div>
      )}
    </div>
  );
}
