import { caseCategories, category } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import { MediaFields } from '#web/admin/post/media-fields.tsx';
import { FormColumns } from '#web/admin/post/post-form.tsx';
import { CategoryRow, IndustryRow, TextRows } from '#web/admin/post/post-rows.tsx';
import type { PostFormState, PostRowsProps } from '#web/admin/post/use-post-form.ts';

/** The rows of an installation case; an interview belongs to no industry. */
export function CaseRows({ state, stored }: PostRowsProps) {
  const isInterview = state.draft.category === category.case.interview;
  return (
    <FormColumns
      main={
        <>
          <CategoryRow state={withoutIndustryForInterviews(state)} names={caseCategories} />
          {isInterview ? (
            <p className="text-label text-muted">{messages.admin.interviewFormNote}</p>
          ) : (
            <IndustryRow state={state} />
          )}
          <TextRows state={state} />
        </>
      }
      side={<MediaFields state={state} stored={stored} urlLabel="관련 URL" />}
    />
  );
}

function withoutIndustryForInterviews(state: PostFormState): PostFormState {
  return {
    ...state,
    change: (fields) =>
      state.change(fields.category === category.case.interview ? { ...fields, industry: 0 } : fields),
  };
}
