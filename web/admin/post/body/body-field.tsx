import { lazy, Suspense } from 'react';
import { bodyOf, textOf } from '#contract/body-text.ts';
import type { Body } from '#contract/body.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { Choice } from '../../frame/choice.tsx';
import { limitNotes } from '../text-limit.ts';
import type { PostFormState, PostRowsProps } from '../use-post-form.ts';
import { MissingEditor } from './missing-editor.tsx';

/** The editor is heavier than all the rest: it comes when somebody writes with it. */
const BodyEditor = lazy(() => import('./body-editor.tsx').catch(() => ({ default: MissingEditor })));

const isPlain = ({ content }: Body) =>
  content.every(
    (node) =>
      node.type === 'paragraph' &&
      node.content?.every((one) => one.type !== 'text' || one.marks === undefined) !== false,
  );

export interface BodyFieldProps extends Pick<PostRowsProps, 'state' | 'keep'> {
  /** Posts of its category have words alone. */
  isTextOnly: boolean;
}

/** The words of a post: plain, or as a body with all that it may have. */
export function BodyField({ state, isTextOnly, keep }: BodyFieldProps) {
  const { draft, change } = state;
  const { confirm } = useDialogs();
  const { body } = draft;
  const choose = async (isRich: boolean) => {
    if (isRich) change({ body: bodyOf(draft.content) });
    else if (body === undefined || isPlain(body) || (await confirm(messages.ask.plainText)))
      change({ body: undefined });
  };
  return (
    <>
      {!isTextOnly && (
        <Choice
          label="쓰기 방식"
          names={['간단히 쓰기', '꾸며 쓰기']}
          value={body === undefined ? 0 : 1}
          onChange={(way) => void choose(way === 1)}
        />
      )}
      {body === undefined || isTextOnly ? (
        <PlainField state={state} />
      ) : (
        <RichField state={state} body={body} keep={keep} />
      )}
    </>
  );
}

function PlainField({ state: { draft, errors, change } }: { state: PostFormState }) {
  const content = limitNotes(draft.content, limits.content);
  return (
    <TextArea
      label="내용"
      name="content"
      required
      rows={12}
      grows
      value={draft.content}
      hint={content.hint}
      error={errors['content'] ?? content.error}
      onChange={(event) => change({ content: event.target.value, body: undefined })}
    />
  );
}

interface RichFieldProps extends Pick<PostRowsProps, 'state' | 'keep'> {
  body: Body;
}

function RichField({ state, body, keep }: RichFieldProps) {
  const { draft, errors, change } = state;
  const notes = limitNotes(draft.content, limits.content);
  return (
    <Field label="내용" required hint={notes.hint} error={errors['body'] ?? errors['content'] ?? notes.error}>
      {(ties) => (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <BodyEditor
            body={body}
            ties={ties}
            isOff={state.isBusy}
            onUnsent={state.setUnsentPictures}
            onLeave={() => keep() && state.giveUp()}
            onChange={(written) => change({ body: written, content: textOf(written) })}
          />
        </Suspense>
      )}
    </Field>
  );
}
