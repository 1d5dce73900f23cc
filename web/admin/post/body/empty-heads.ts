import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A cell that heads nothing yet is a cell, as on the public page; once it has words it is a heading. */
export const emptyHeads = new Plugin({
  props: {
    decorations({ doc }) {
      const empty: Decoration[] = [];
      doc.descendants((node, at) => {
        if (node.type.name === 'tableHeader' && node.textContent === '')
          empty.push(Decoration.node(at, at + node.nodeSize, { role: 'cell' }));
        return /^table(?:Row)?$/.test(node.type.name);
      });
      return DecorationSet.create(doc, empty);
    },
  },
});
