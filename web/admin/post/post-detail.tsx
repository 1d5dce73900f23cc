import type { ComponentType, ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import type { Post } from '#contract/post.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { updateFailure } from '../user-message.ts';
import { draftOf, type PostDraft } from './post-draft.ts';
import { PostForm } from './post-form.tsx';
import { useEditing } from './use-editing.ts';
import { usePostForm, type PostFormOptions, type PostRowsProps } from './use-post-form.ts';

interface PostDetailProps {
  post: Post;
  backHref: string;
  view: ReactNode;
  rules: PostFormOptions['rules'];
  update: (post: Post, draft: PostDraft, onProgress: (share: number) => void) => Promise<void>;
  Rows: ComponentType<PostRowsProps>;
}

/** One post: seen first, changed on request. */
export function PostDetail(props: PostDetailProps) {
  const { isEditing, edit } = useEditing();
  if (isEditing) return <PostEdit {...props} />;
  return (
    <>
      {props.view}
      <div className="flex flex-wrap gap-2">
        <Button onClick={edit}>수정</Button>
        <LinkButton look="secondary" to={props.backHref}>
          목록
        </LinkButton>
      </div>
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
