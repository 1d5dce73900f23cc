import { Pencil } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import type { DeskPost } from '#contract/publication.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import type { RecordActionsProps } from '../frame/record-screen.tsx';
import { updateFailure } from '../user-message.ts';
import { AutosaveBar } from './autosave-bar.tsx';
import type { ShowBody } from './compared-facts.tsx';
import type { KeptPost } from './kept-post.ts';
import { PostConflict } from './post-conflict.tsx';
import { draftOf, type PostDraft } from './post-draft.ts';
import type { PostFact } from './post-facts.ts';
import { DraftButton, PostForm } from './post-form.tsx';
import { useAutosave } from './use-autosave.ts';
import { useEditing } from './use-editing.ts';
import { useModeFocus } from './use-mode-focus.ts';
import { usePostForm, type PostFormOptions, type PostRowsProps } from './use-post-form.ts';

interface PostDetailProps {
  /** Tells what is written here from all other boards' texts. */
  name: string;
  post: DeskPost;
  view: ReactNode;
  rules: PostFormOptions['rules'];
  /** As it is on the server now. */
  read: (id: string) => Promise<DeskPost>;
  update: (post: DeskPost, draft: PostDraft, onProgress: (share: number) => void) => Promise<void>;
  /** What is asked before it is published. */
  question: (draft: PostDraft) => string | null;
  factsOf: (draft: PostDraft) => PostFact[];
  showBody: ShowBody;
  Rows: ComponentType<PostRowsProps>;
}

/** One post: seen first, changed on request. */
export function PostDetail(props: PostDetailProps) {
  const { isEditing } = useEditing();
  useModeFocus(isEditing);
  return isEditing ? <PostEdit {...props} /> : props.view;
}

/** Beside the title while the post is only seen; the form has its own buttons. */
export function PostActions({ wayBack, children }: RecordActionsProps & { children?: ReactNode }) {
  const { isEditing, edit } = useEditing();
  if (isEditing) return null;
  return (
    <>
      {wayBack}
      {children}
      <Button onClick={edit}>
        <Pencil aria-hidden className="size-4 max-sm:hidden" />
        수정
      </Button>
    </>
  );
}

function PostEdit({ name, post, rules, read, update, question, factsOf, showBody, Rows }: PostDetailProps) {
  const { view } = useEditing();
  const { alert, confirm } = useDialogs();
  /** What the text was begun from: whatever is read meanwhile, who saves has not seen it. */
  const [base, setBase] = useState(post);
  const [theirs, setTheirs] = useState<DeskPost | null>(null);
  /** The version that was taken over: an editor begins anew with its text. */
  const [taken, setTaken] = useState(post.version);
  const isDraft = base.state === 'draft';

  /** Both are shown; who saves again has seen them. */
  const showBoth = async () => {
    try {
      const newest = await read(String(post.id));
      setBase(newest);
      setTheirs(newest);
    } catch (error) {
      await alert(updateFailure(error));
    }
  };

  const state = usePostForm({
    initial: draftOf(post),
    rules,
    send: async (draft, onProgress) => {
      await update(base, draft, onProgress);
      autosave.forget();
    },
    sayFailure: updateFailure,
    question: (draft) => {
      if (draft.state === 'draft') return isDraft ? null : messages.ask.takeDown;
      return draft.state === 'published' ? question(draft) : null;
    },
    onConflict: showBoth,
    doneMessage: isDraft ? messages.admin.registered : messages.admin.saved,
    onDone: view,
  });
  const autosave = useAutosave({
    name: `${name} ${post.id}`,
    version: base.version,
    draft: state.draft,
    isChanged: state.isChanged,
  });
  /** What has been saved since is not saved over: it began from what was there then. */
  const goOn = ({ version, fields }: KeptPost) => {
    setBase({ ...base, version });
    state.change(fields);
  };
  const cancel = () => {
    autosave.forget();
    state.giveUp();
    view();
  };
  const take = async (newest: DeskPost) => {
    if (!(await confirm(messages.ask.takeTheirs))) return;
    state.restart(draftOf(newest));
    setTaken(newest.version);
    setTheirs(null);
  };
  return (
    <PostForm
      state={state}
      submit={isDraft ? publishing : saving}
      wayOut={
        <>
          <DraftButton
            state={state}
            look={isDraft ? 'secondary' : 'quiet'}
            label={isDraft ? '임시저장' : '게시 중단'}
          />
          <Button look="secondary" disabled={state.isBusy} onClick={cancel}>
            취소
          </Button>
        </>
      }
    >
      <AutosaveBar autosave={autosave} onContinue={goOn} />
      {theirs !== null && (
        <PostConflict
          key={theirs.version}
          mine={state.draft}
          theirs={draftOf(theirs)}
          factsOf={(draft) => factsOf(draft === state.draft ? withFileOf(theirs, draft) : draft)}
          showBody={showBody}
          onKeep={(event) => state.submit(event)}
          onTake={() => void take(theirs)}
        />
      )}
      <Rows key={`${taken} ${autosave.isTakenUp}`} state={state} stored={base.file} keep={autosave.keep} />
    </PostForm>
  );
}

const saving = { label: '저장', busyLabel: '저장 중...' };
const publishing = { label: '등록', busyLabel: '등록 중...', state: 'published' } as const;

/** The file that is saved with a text: the one chosen, none, or the one that is there by then. */
function withFileOf(newest: DeskPost, draft: PostDraft): PostDraft {
  return draft.kept === null ? draft : { ...draft, kept: newest.file };
}
