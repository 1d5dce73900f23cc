import type { ComponentType } from 'react';
import { messages } from '#contract/messages.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { SayError } from '../user-message.ts';
import { AutosaveBar } from './autosave-bar.tsx';
import type { PostDraft } from './post-draft.ts';
import { DraftButton, PostForm } from './post-form.tsx';
import { useAutosave } from './use-autosave.ts';
import { usePostForm, type PostFormOptions, type PostRowsProps } from './use-post-form.ts';

interface PostRegistrationProps {
  /** Tells what is written here from all other texts. */
  name: string;
  initial: PostDraft;
  rules: PostFormOptions['rules'];
  relevant?: PostFormOptions['relevant'];
  create: PostFormOptions['send'];
  /** What is asked before it is published. */
  question: (draft: PostDraft) => string | null;
  sayFailure: SayError;
  onDone: (draft: PostDraft) => void;
  backHref: string;
  Rows: ComponentType<PostRowsProps>;
}

export function PostRegistration(props: PostRegistrationProps) {
  const { name, initial, rules, relevant, create, question, sayFailure, onDone, backHref, Rows } = props;
  const state = usePostForm({
    initial,
    rules,
    relevant,
    send: async (draft, onProgress) => {
      await create(draft, onProgress);
      autosave.forget();
    },
    sayFailure,
    question: (draft) => (draft.state === 'draft' ? null : question(draft)),
    doneMessage: messages.admin.registered,
    onDone,
  });
  const autosave = useAutosave({ name, version: 0, draft: state.draft, isChanged: state.isChanged });
  return (
    <PostForm
      state={state}
      submit={{ label: '등록', busyLabel: '등록 중...' }}
      wayOut={
        <>
          <DraftButton state={state} look="secondary" label="임시저장" />
          <LinkButton look="secondary" to={backHref}>
            목록
          </LinkButton>
        </>
      }
    >
      <AutosaveBar autosave={autosave} onContinue={({ fields }) => state.change(fields)} />
      <Rows key={String(autosave.isTakenUp)} state={state} stored={null} keep={autosave.keep} />
    </PostForm>
  );
}
