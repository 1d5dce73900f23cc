import type { JSONContent } from '@tiptap/react';
import type { Body } from '#contract/body.ts';

const isEmpty = ({ type, content = [] }: JSONContent) => type === 'paragraph' && content.length === 0;

/** What was written, without the empty lines that the editor keeps at the end to write on. */
export function writtenBody({ content = [] }: JSONContent): Body {
  const end = content.findLastIndex((node) => !isEmpty(node));
  return { type: 'doc', content: content.slice(0, Math.max(1, end + 1)) } as Body;
}
