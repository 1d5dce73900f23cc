import { useNavigate, useSearchParams } from 'react-router';
import { category, faqCategories } from '#contract/choices.ts';
import { postInputs } from '#contract/post.ts';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { useBackAddress } from '#web/admin/list/detail-link.tsx';
import { boardCalls, placeIn, placeQuery } from '#web/admin/post/board-calls.ts';
import { blankDraft, type PostDraft } from '#web/admin/post/post-draft.ts';
import { PostRegistration } from '#web/admin/post/post-registration.tsx';
import { CategoryRow } from '#web/admin/post/post-rows.tsx';
import type { PostRowsProps } from '#web/admin/post/use-post-form.ts';
import { registerFailure } from '#web/admin/user-message.ts';
import { adminPaths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { FaqRows } from './faq-rows.tsx';

const title = '고객센터 FAQ 등록';
const { create } = boardCalls('faq');

export const meta = () => adminMeta(title);

/** A question has neither video nor file: what was typed and chosen for them waits until the kind is changed back. */
function withQuestionsBare(draft: PostDraft): PostDraft {
  return draft.category === category.faq.question ? { ...draft, url: '', chosen: null } : draft;
}

function NewFaqRows({ state, stored }: PostRowsProps) {
  return <FaqRows state={state} stored={stored} kind={<CategoryRow state={state} names={faqCategories} />} />;
}

export default function FaqRegistration() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={title} />
      <PostRegistration
        initial={blankDraft(placeIn('faq', params))}
        rules={postInputs.faq}
        relevant={withQuestionsBare}
        create={create}
        sayFailure={registerFailure}
        backHref={useBackAddress(adminPaths.faqs)}
        onDone={(draft) => void navigate(adminPaths.faqs + placeQuery(draft), { replace: true })}
        Rows={NewFaqRows}
      />
    </>
  );
}
