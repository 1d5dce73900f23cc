import { useNavigate, useSearchParams } from 'react-router';
import { isTextOnly } from '#contract/boards.ts';
import { postRules } from '#contract/post.ts';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { useBackAddress } from '#web/admin/list/detail-link.tsx';
import { boardCalls, placeIn, placeQuery } from '#web/admin/post/board-calls.ts';
import { missingPicture } from '#web/admin/post/missing-picture.ts';
import { blankDraft, type PostDraft } from '#web/admin/post/post-draft.ts';
import { PostRegistration } from '#web/admin/post/post-registration.tsx';
import type { PostRowsProps } from '#web/admin/post/use-post-form.ts';
import { registerFailures } from '#web/admin/user-message.ts';
import type { BoardScreens } from '#web/content/admin-menu.ts';
import { adminMeta } from './admin-meta.ts';
import { BoardRows } from './board-rows.tsx';

/** The screen where a new post of a board is written. */
export function boardRegistrationScreen(screens: BoardScreens) {
  const { board, paths, refusal } = screens;
  const title = `${screens.title} 등록`;
  const { create } = boardCalls(board);
  const rules = postRules(board);

  /** What a text-only post does not have waits in the form until the category is changed back. */
  function relevant(draft: PostDraft): PostDraft {
    return isTextOnly(board, draft.category) ? { ...draft, url: '', chosen: null } : draft;
  }

  function Rows(props: PostRowsProps) {
    return <BoardRows {...props} screens={screens} choosesCategory />;
  }

  function BoardRegistrationScreen() {
    const [params] = useSearchParams();
    const navigate = useNavigate();
    return (
      <>
        <PageHead title={title} />
        <PostRegistration
          name={`post ${board.name} new`}
          initial={blankDraft(placeIn(board, params))}
          rules={rules}
          relevant={relevant}
          create={create}
          question={(draft) => missingPicture(board, draft)}
          sayFailure={registerFailures[refusal]}
          backHref={useBackAddress(paths.list)}
          onDone={(draft) => void navigate(paths.list + placeQuery(draft), { replace: true })}
          Rows={Rows}
        />
      </>
    );
  }

  return { meta: () => adminMeta(title), default: BoardRegistrationScreen };
}
