import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { categoryOf, isByIndustry, isTextOnly, type Board } from '#contract/boards.ts';
import { industries } from '#contract/choices.ts';
import type { Body } from '#contract/body.ts';
import { postRules, type Post } from '#contract/post.ts';
import { DetailRow } from '#web/admin/frame/detail-rows.tsx';
import { RecordScreen, type RecordActionsProps } from '#web/admin/frame/record-screen.tsx';
import { boardCalls } from '#web/admin/post/board-calls.ts';
import { missingPicture } from '#web/admin/post/missing-picture.ts';
import { PostActions, PostDetail } from '#web/admin/post/post-detail.tsx';
import type { PostDraft } from '#web/admin/post/post-draft.ts';
import { factsOf } from '#web/admin/post/post-facts.ts';
import { MediaRows, PostView } from '#web/admin/post/post-view.tsx';
import { Revisions } from '#web/admin/post/revisions.tsx';
import type { PostRowsProps } from '#web/admin/post/use-post-form.ts';
import type { BoardScreens } from '#web/content/admin-menu.ts';
import { PostBody } from '#web/post/body/post-body.tsx';
import { previewPath } from '#web/content/admin-paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { adminMeta } from './admin-meta.ts';
import { BoardRows } from './board-rows.tsx';
import { loadRecord } from './load.ts';

/** The screen that shows a post of a board, and on request its form. */
export function boardDetailScreen(screens: BoardScreens) {
  const { board, paths, title, urlLabel, keepsCategory } = screens;
  const calls = boardCalls(board);
  const rules = postRules(board);

  function clientLoader(args: ClientLoaderFunctionArgs) {
    return loadRecord(args, calls.detail, board.missing);
  }

  function Rows(props: PostRowsProps) {
    return <BoardRows {...props} screens={screens} choosesCategory={!keepsCategory} />;
  }

  /** What is brought back of a post as it was: when the public sees it stays as it is, and is not compared. */
  function factsOfPost(post: Post) {
    const told = { ...post, publishAt: undefined, unpublishAt: undefined, pinned: undefined };
    return factsOf(board, urlLabel, { ...told, fileName: post.file?.originalName ?? '' });
  }

  function Actions({ wayBack }: RecordActionsProps) {
    const loaded = useLoaderData<typeof clientLoader>();
    return (
      <PostActions wayBack={wayBack}>
        {loaded.ok && (
          <>
            <ExternalLink
              href={previewPath(board.name, loaded.value.id)}
              className={buttonStyle({ look: 'secondary' })}
            >
              미리보기
            </ExternalLink>
            <Revisions post={loaded.value} calls={calls} factsOf={factsOfPost} showBody={showCompared} />
          </>
        )}
      </PostActions>
    );
  }

  function facts(draft: PostDraft) {
    const fileName = draft.chosen?.name ?? draft.kept?.originalName ?? '';
    return factsOf(board, urlLabel, { ...draft, fileName });
  }

  function BoardDetailScreen() {
    const loaded = useLoaderData<typeof clientLoader>();
    return (
      <RecordScreen title={title} loaded={loaded} plainList={paths.list} Actions={Actions}>
        {(post) => {
          const media = !isTextOnly(board, post.category) && <MediaRows post={post} urlLabel={urlLabel} />;
          const words = post.body && <PostBody body={post.body} title={post.title} sizes="48rem" />;
          const place = <Place board={board} post={post} />;
          const view = <PostView post={post} place={place} words={words} media={media} />;
          return (
            <PostDetail
              name={`post ${board.name}`}
              post={post}
              rules={rules}
              read={calls.detail}
              update={calls.update}
              question={(draft) => missingPicture(board, draft)}
              factsOf={facts}
              showBody={showCompared}
              Rows={Rows}
              view={view}
            />
          );
        }}
      </RecordScreen>
    );
  }

  return { meta: () => adminMeta(title), clientLoader, default: BoardDetailScreen };
}

/** Beside another, in half of the screen at most. */
function showCompared(body: Body) {
  return <PostBody body={body} title="본문" sizes="(min-width: 48rem) 40vw, 90vw" />;
}

function Place({ board, post }: { board: Board; post: Post }) {
  return (
    <>
      <DetailRow label="구분">{categoryOf(board, post.category)?.name}</DetailRow>
      {isByIndustry(board, post.category) && <DetailRow label="업종">{industries[post.industry]}</DetailRow>}
    </>
  );
}
