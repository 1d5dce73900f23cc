import type { Editor, JSONContent } from '@tiptap/react';

/** Puts a picture, a video or a table after the block at a place, or where that one is empty; says from where to where. */
export function insertBlock(
  editor: Editor,
  at: number,
  content: JSONContent,
): { start: number; end: number } {
  const { state, view } = editor;
  const node = state.schema.nodeFromJSON(content);
  const place = state.doc.resolve(Math.min(at, state.doc.content.size));
  const block = place.depth === 0 ? null : place.node(1);
  const isEmpty = block?.type.name === 'paragraph' && block.content.size === 0;
  const start = place.depth === 0 ? place.pos : isEmpty ? place.before(1) : place.after(1);
  view.dispatch(state.tr.replaceWith(start, isEmpty ? place.after(1) : start, node).scrollIntoView());
  return { start, end: start + node.nodeSize };
}
