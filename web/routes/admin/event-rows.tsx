import { eventCategories } from '#contract/choices.ts';
import { MediaFields } from '#web/admin/post/media-fields.tsx';
import { FormColumns } from '#web/admin/post/post-form.tsx';
import { CategoryRow, TextRows } from '#web/admin/post/post-rows.tsx';
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
      side={<MediaFields state={state} stored={stored} urlLabel="관련 URL" />}
    />
  );
}
