import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { caseCategories, category, industries } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import { postInputs, type Post } from '#contract/post.ts';
import { DetailRow } from '#web/admin/frame/detail-rows.tsx';
import { RecordScreen } from '#web/admin/frame/record-screen.tsx';
import { boardCalls } from '#web/admin/post/board-calls.ts';
import { PostActions, PostDetail } from '#web/admin/post/post-detail.tsx';
import { MediaRows, PostView } from '#web/admin/post/post-view.tsx';
import { adminPaths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { CaseRows } from './case-rows.tsx';
import { loadRecord } from './load.ts';

const title = '설치사례';
const calls = boardCalls('case');

export const meta = () => adminMeta(title);

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadRecord(args, calls.detail, messages.admin.caseMissing);
}

function Place({ post }: { post: Post }) {
  return (
    <>
      <DetailRow label="구분">{caseCategories[post.category]}</DetailRow>
      {post.category !== category.case.interview && (
        <DetailRow label="업종">{industries[post.industry]}</DetailRow>
      )}
    </>
  );
}

export default function CaseDetail() {
  return (
    <RecordScreen
      title={title}
      loaded={useLoaderData<typeof clientLoader>()}
      plainList={adminPaths.cases}
      Actions={PostActions}
    >
      {(post) => (
        <PostDetail
          post={post}
          rules={postInputs.case}
          update={calls.update}
          Rows={CaseRows}
          view={
            <PostView
              post={post}
              place={<Place post={post} />}
              media={<MediaRows post={post} urlLabel="관련 URL" />}
            />
          }
        />
      )}
    </RecordScreen>
  );
}
