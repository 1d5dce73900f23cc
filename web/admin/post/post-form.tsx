import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { PostFormState } from './use-post-form.ts';

interface PostFormProps {
  state: PostFormState;
  /** What the button says, at rest and while busy. */
  submit: { label: string; busyLabel: string };
  /** Beside the button: the way out. */
  wayOut: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The form around the rows of a post; each screen fills in its own rows. */
export function PostForm({ state, submit, wayOut, children }: PostFormProps) {
  return (
    <form noValidate onSubmit={state.submit} className="grid max-w-3xl gap-6">
      <fieldset disabled={state.isBusy} className="grid gap-6">
        {children}
      </fieldset>
      {state.progress !== null && <UploadProgress share={state.progress} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={state.isBusy}>
          {state.isBusy ? submit.busyLabel : submit.label}
        </Button>
        {wayOut}
      </div>
    </form>
  );
}
