import { mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isSitePath, isWebAddress, withScheme } from '#contract/safe-link.ts';
import { emptyHeads } from './empty-heads.ts';
import { PictureView } from './picture-view.tsx';
import { VideoView } from './video-view.tsx';

const isAllowed = (address: string) => isSitePath(address) || isWebAddress(withScheme(address));

/** A picture among the blocks; it travels through the clipboard by its attributes. */
const Picture = Node.create({
  name: 'picture',
  group: 'figure',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    storedName: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    width: { default: 1, parseHTML: (element) => Number(element.getAttribute('width')) },
    height: { default: 1, parseHTML: (element) => Number(element.getAttribute('height')) },
  }),
  parseHTML: () => [{ tag: 'figure[storedname]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

const Video = Node.create({
  name: 'video',
  group: 'figure',
  atom: true,
  draggable: true,
  addAttributes: () => ({ address: { default: '' } }),
  parseHTML: () => [{ tag: 'figure[address]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(VideoView),
});

const words = '(paragraph | bulletList | orderedList)';

/** What may be written, as contract/body.ts has it. */
export const bodySchema = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    document: false,
    heading: { levels: [2] },
    horizontalRule: false,
    italic: false,
    link: {
      autolink: true,
      openOnClick: false,
      isAllowedUri: isAllowed,
      HTMLAttributes: { target: null, rel: null },
    },
    listItem: false,
    strike: false,
    underline: false,
  }),
  Node.create({ name: 'doc', topNode: true, content: '(block | figure)+' }),
  Node.create({
    name: 'listItem',
    content: `paragraph ${words}*`,
    defining: true,
    parseHTML: () => [{ tag: 'li' }],
    renderHTML: () => ['li', 0],
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(this.name),
        Tab: () => this.editor.commands.sinkListItem(this.name),
        'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
      };
    },
  }),
  Node.create({
    name: 'blockquote',
    group: 'block',
    content: `${words}+`,
    defining: true,
    parseHTML: () => [{ tag: 'blockquote' }],
    renderHTML: () => ['blockquote', 0],
  }),
  // Its own way to render sets widths as styles, which the page's policy refuses.
  Table.extend({ group: 'figure', renderHTML: () => ['table', ['tbody', 0]] }).configure({
    resizable: false,
  }),
  TableRow,
  TableHeader.extend({ content: 'paragraph+', addProseMirrorPlugins: () => [emptyHeads] }),
  TableCell.extend({ content: 'paragraph+' }),
  Picture,
  Video,
];
