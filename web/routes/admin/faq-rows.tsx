import type { ReactNode } from 'react';
import { category } from '#contract/choices.ts';
import { MediaFields } from '#web/admin/post/media-fields.tsx';
import { FormColumns } from '#web/admin/post/post-form.tsx';
import { TextRows } from '#web/admin/post/post-rows.tsx';
import type { PostRowsProps } from '#web/admin/post/use-post-form.ts';

interface FaqRowsProps extends PostRowsProps {
  /** Before the others: which kind of item it is, where that can still be chosen. */
  kind?: ReactNode;
}

/** The rows of a FAQ item; only a self-care item has a video and a file. */
export function FaqRows({ state, stored, kind }: FaqRowsProps) {
  return (
    <FormColumns
      main={
        <>
          {kind}
          <TextRows state={state} />
        </>
      }
      side={
        state.draft.category === category.faq.selfCare && (
          <MediaFields state={state} stored={stored} urlLabel="영상 URL" />
        )
      }
    />
  );
}
