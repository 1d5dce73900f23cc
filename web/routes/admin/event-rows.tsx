import { eventCategories } from '#contract/catalog.ts';
import { AttachmentField } from '#web/admin/post/attachment-field.tsx';
import { FormColumns } from '#web/admin/post/post-form.tsx';
import { CategoryRow, TextRows, UrlRow } from '#web/admin/post/post-rows.tsx';
import type { PostRowsProps } from '#web/admin/post/use-post-form.ts';

/** The rows of an event or news item, written anew or changed. */
export function EventRows({ state, stored }: PostRowsProps) {
  return (
    <FormColumns
      main={
        <>
          <CategoryRow state={state} names={eventCategories} />
          <TextRows state={state} />
        </>
      }
      side={
        <>
          <UrlRow state={state} label="관련 URL" />
          <AttachmentField state={state} stored={stored} />
        </>
      }
    />
  );
}
