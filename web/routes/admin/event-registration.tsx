import { useNavigate, useSearchParams } from 'react-router';
import { postInputs } from '#contract/post.ts';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { useBackAddress } from '#web/admin/list/detail-link.tsx';
import { boardCalls, placeIn, placeQuery } from '#web/admin/post/board-calls.ts';
import { blankDraft } from '#web/admin/post/post-draft.ts';
import { PostRegistration } from '#web/admin/post/post-registration.tsx';
import { eventRegisterFailure } from '#web/admin/user-message.ts';
import { adminPaths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { EventRows } from './event-rows.tsx';

const title = '이벤트/뉴스 등록';
const { create } = boardCalls('event');

export const meta = () => adminMeta(title);

export default function EventRegistration() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={title} />
      <PostRegistration
        initial={blankDraft(placeIn('event', params))}
        rules={postInputs.event}
        create={create}
        sayFailure={eventRegisterFailure}
        backHref={useBackAddress(adminPaths.events)}
        onDone={(draft) => void navigate(adminPaths.events + placeQuery(draft), { replace: true })}
        Rows={EventRows}
      />
    </>
  );
}
