import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { eventCategories } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import { postInputs } from '#contract/post.ts';
import { DetailRow } from '#web/admin/frame/detail-rows.tsx';
import { RecordScreen } from '#web/admin/frame/record-screen.tsx';
import { boardCalls } from '#web/admin/post/board-calls.ts';
import { PostActions, PostDetail } from '#web/admin/post/post-detail.tsx';
import { MediaRows, PostView } from '#web/admin/post/post-view.tsx';
import { adminPaths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { EventRows } from './event-rows.tsx';
import { loadRecord } from './load.ts';

const title = '이벤트/뉴스';
const calls = boardCalls('event');

export const meta = () => adminMeta(title);

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadRecord(args, calls.detail, messages.admin.eventMissing);
}

export default function EventDetail() {
  return (
    <RecordScreen
      title={title}
      loaded={useLoaderData<typeof clientLoader>()}
      plainList={adminPaths.events}
      Actions={PostActions}
    >
      {(post) => (
        <PostDetail
          post={post}
          rules={postInputs.event}
          update={calls.update}
          Rows={EventRows}
          view={
            <PostView
              post={post}
              place={<DetailRow label="구분">{eventCategories[post.category]}</DetailRow>}
              media={<MediaRows post={post} urlLabel="관련 URL" />}
            />
          }
        />
      )}
    </RecordScreen>
  );
}
