import { useNavigate, useSearchParams } from 'react-router';
import { postInputs } from '#contract/post.ts';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { useBackAddress } from '#web/admin/list/detail-link.tsx';
import { boardCalls, placeIn, placeQuery } from '#web/admin/post/board-calls.ts';
import { blankDraft } from '#web/admin/post/post-draft.ts';
import { PostRegistration } from '#web/admin/post/post-registration.tsx';
import { registerFailure } from '#web/admin/user-message.ts';
import { adminPaths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { CaseRows } from './case-rows.tsx';

const title = '설치사례 등록';
const { create } = boardCalls('case');

export const meta = () => adminMeta(title);

export default function CaseRegistration() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={title} />
      <PostRegistration
        initial={blankDraft(placeIn('case', params))}
        rules={postInputs.case}
        create={create}
        sayFailure={registerFailure}
        backHref={useBackAddress(adminPaths.cases)}
        onDone={(draft) => void navigate(adminPaths.cases + placeQuery(draft), { replace: true })}
        Rows={CaseRows}
      />
    </>
  );
}
