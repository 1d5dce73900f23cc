import type { ReactNode } from 'react';
import type { SavedState } from '#contract/publication.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonForm } from '../frame/button-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { PostFormState } from './use-post-form.ts';

interface PostFormProps {
  state: PostFormState;
  /** What the button says, at rest and while busy, and as what it saves. */
  submit: { label: string; busyLabel: string; state?: SavedState };
  /** Beside the button: other ways to save, and the way out. */
  wayOut: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The form around the rows of a post; each screen fills in its own rows. The buttons stay in sight. */
export function PostForm({ state, submit, wayOut, children }: PostFormProps) {
  return (
    <ButtonForm className="grid gap-6">
      <fieldset disabled={state.isBusy} className="grid min-w-0 gap-6">
        {children}
      </fieldset>
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-3 border-t border-line bg-white px-4 py-3 md:-mx-8 md:-mb-7 md:px-8">
        {state.progress !== null && <UploadProgress share={state.progress} />}
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={state.isBusy || state.isTurning || state.unsentPictures === 'sending'}
            onClick={(event) => state.submit(event, submit.state)}
          >
            {state.isBusy && !state.isDrafting ? submit.busyLabel : submit.label}
          </Button>
          {wayOut}
        </div>
      </div>
    </ButtonForm>
  );
}

interface DraftButtonProps {
  state: PostFormState;
  look: 'secondary' | 'quiet';
  label: string;
}

/** Saves the post without showing it. */
export function DraftButton({ state, look, label }: DraftButtonProps) {
  return (
    <Button
      look={look}
      disabled={state.isBusy || state.isTurning || state.unsentPictures === 'sending'}
      onClick={(event) => state.submit(event, 'draft')}
    >
      {state.isDrafting ? '저장 중...' : label}
    </Button>
  );
}

interface FormColumnsProps {
  /** What the post says. */
  main: ReactNode;
  /** What goes with it; beside it where there is room, and in sight however long it is. */
  side: ReactNode;
}

export function FormColumns({ main, side }: FormColumnsProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">{main}</div>
      <div className="grid min-w-0 gap-6 xl:sticky xl:top-18.5 xl:-m-1.5 xl:max-h-[calc(100dvh-10.5rem)] xl:overflow-y-auto xl:p-1.5">
        {side}
      </div>
    </div>
  );
}
