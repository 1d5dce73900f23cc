import { Selection } from '@tiptap/pm/state';
import type { Editor, JSONContent } from '@tiptap/react';

/**
 * Puts a picture, a video or a table after the block at a place, or where that one is empty; says from where to where.
 * Who stands at the end of that block goes on behind what came; who writes elsewhere is left alone.
 */
export function insertBlock(
  editor: Editor,
  at: number,
  content: JSONContent,
): { start: number; end: number } {
  const { state, view } = editor;
  const { doc, schema, selection, tr } = state;
  const node = schema.nodeFromJSON(content);
  const place = doc.resolve(Math.min(at, doc.content.size));
  const block = place.depth === 0 ? null : place.node(1);
  const isEmpty = block?.type.name === 'paragraph' && block.content.size === 0;
  const after = place.depth === 0 ? place.pos : place.after(1);
  const start = isEmpty ? place.before(1) : after;
  // There is always a line to go on with.
  const line = after === doc.content.size ? [schema.nodeFromJSON({ type: 'paragraph' })] : [];
  tr.replaceWith(start, after, [node, ...line]);
  const end = start + node.nodeSize;
  const stoodAtEnd =
    selection.empty && selection.from <= after && doc.textBetween(selection.from, after) === '';
  if (stoodAtEnd && selection.from >= (place.depth === 0 ? place.pos : place.before(1)))
    tr.setSelection(Selection.near(tr.doc.resolve(end), 1));
  view.dispatch(tr.scrollIntoView());
  return { start, end };
}
