import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { category, faqCategories } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import { postInputs } from '#contract/post.ts';
import { DetailRow } from '#web/admin/frame/detail-rows.tsx';
import { RecordScreen } from '#web/admin/frame/record-screen.tsx';
import { boardCalls } from '#web/admin/post/board-calls.ts';
import { PostActions, PostDetail } from '#web/admin/post/post-detail.tsx';
import { MediaRows, PostView } from '#web/admin/post/post-view.tsx';
import { adminPaths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { FaqRows } from './faq-rows.tsx';
import { loadRecord } from './load.ts';

const title = '고객센터 FAQ';
const calls = boardCalls('faq');

export const meta = () => adminMeta(title);

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadRecord(args, calls.detail, messages.admin.postMissing);
}

export default function FaqDetail() {
  return (
    <RecordScreen
      title={title}
      loaded={useLoaderData<typeof clientLoader>()}
      plainList={adminPaths.faqs}
      Actions={PostActions}
    >
      {(post) => (
        <PostDetail
          post={post}
          rules={postInputs.faq}
          update={calls.update}
          Rows={FaqRows}
          view={
            <PostView
              post={post}
              place={<DetailRow label="구분">{faqCategories[post.category]}</DetailRow>}
              media={post.category === category.faq.selfCare && <MediaRows post={post} urlLabel="영상 URL" />}
            />
          }
        />
      )}
    </RecordScreen>
  );
}
