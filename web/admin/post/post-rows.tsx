import { industries } from '#contract/catalog.ts';
import { limits } from '#contract/limits.ts';
import { embedAddress } from '#contract/video-address.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { VideoFrame } from '#web/ui/video-frame.tsx';
import { Choice } from '../frame/choice.tsx';
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

/** Title and content, which every post has. */
export function TextRows({ state: { draft, errors, change } }: RowProps) {
  return (
    <>
      <TextField
        label="제목"
        name="title"
        required
        maxLength={limits.title}
        value={draft.title}
        error={errors['title']}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="내용"
        name="content"
        required
        rows={12}
        maxLength={limits.content}
        value={draft.content}
        error={errors['content']}
        onChange={(event) => change({ content: event.target.value })}
      />
    </>
  );
}

/** An address; when it is a video, the video is shown at once. */
export function UrlRow({ state: { draft, errors, change }, label }: RowProps & { label: string }) {
  const video = embedAddress(draft.url);
  return (
    <div className="grid gap-3">
      <TextField
        label={label}
        name="url"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={limits.url}
        value={draft.url}
        error={errors['url']}
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
