import { category } from '#contract/catalog.ts';
import { AttachmentField } from '#web/admin/post/attachment-field.tsx';
import { TextRows, UrlRow } from '#web/admin/post/post-rows.tsx';
import type { PostRowsProps } from '#web/admin/post/use-post-form.ts';

/** The rows of a FAQ item; only a self-care item has a video and a file. */
export function FaqRows({ state, stored }: PostRowsProps) {
  return (
    <>
      <TextRows state={state} />
      {state.draft.category === category.faq.selfCare && (
        <>
          <UrlRow state={state} label="영상 URL" />
          <AttachmentField state={state} stored={stored} />
        </>
      )}
    </>
  );
}
