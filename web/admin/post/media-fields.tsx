import { AttachmentField } from './attachment-field.tsx';
import { UrlRow } from './post-rows.tsx';
import type { MediaRowsProps } from './use-post-form.ts';

/** What goes with the text of a post: an address and a file. */
export function MediaFields({ state, stored, urlLabel }: MediaRowsProps & { urlLabel: string }) {
  return (
    <>
      <UrlRow state={state} label={urlLabel} />
      <AttachmentField state={state} stored={stored} />
    </>
  );
}
