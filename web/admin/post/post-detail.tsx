import { Pencil } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import type { Post } from '#contract/post.ts';
import { Button } from '#web/ui/button.tsx';
import type { RecordActionsProps } from '../frame/record-screen.tsx';
import { updateFailure } from '../user-message.ts';
import { draftOf, type PostDraft } from './post-draft.ts';
import { PostForm } from './post-form.tsx';
import { useEditing } from './use-editing.ts';
import { useModeFocus } from './use-mode-focus.ts';
import { usePostForm, type PostFormOptions, type PostRowsProps } from './use-post-form.ts';

interface PostDetailProps {
  post: Post;
  view: ReactNode;
  rules: PostFormOptions['rules'];
  update: (post: Post, draft: PostDraft, onProgress: (share: number) => void) => Promise<void>;
  Rows: ComponentType<PostRowsProps>;
}

/** One post: seen first, changed on request. */
export function PostDetail(props: PostDetailProps) {
  const { isEditing } = useEditing();
  useModeFocus(isEditing);
  return isEditing ? <PostEdit {...props} /> : props.view;
}

/** Beside the title while the post is only seen; the form has its own buttons. */
export function PostActions({ wayBack }: RecordActionsProps) {
  const { isEditing, edit } = useEditing();
  if (isEditing) return null;
  return (
    <>
      {wayBack}
      <Button onClick={edit}>
        <Pencil aria-hidden className="size-4" />
        수정
      </Button>
    </>
  );
}

function PostEdit({ post, rules, update, Rows }: PostDetailProps) {
  const { view } = useEditing();
  const state = usePostForm({
    initial: draftOf(post),
    rules,
    send: (draft, onProgress) => update(post, draft, onProgress),
    sayFailure: updateFailure,
    doneMessage: messages.admin.saved,
    onDone: view,
  });
  const cancel = () => {
    state.giveUp();
    view();
  };
  return (
    <PostForm
      state={state}
      submit={{ label: '저장', busyLabel: '저장 중...' }}
      wayOut={
        <Button look="secondary" disabled={state.isBusy} onClick={cancel}>
          취소
        </Button>
      }
    >
      <Rows state={state} stored={post.file} />
    </PostForm>
  );
}
