/**
 * What other programs put on the clipboard, reduced to what a body has: paragraphs, headings, bold, lists, links, quotes
 * and tables. Styles are read as text: the page's policy lets no style of others be applied, not even to look at it.
 */
export function cleanHtml(html: string): string {
  // Our own pieces, pictures included, are clean already.
  if (/<figure[^>]* (?:storedname|address)=/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  return listed(blocksOf(body)).join('');
}

/** Styles under a name that no browser heeds: the page's policy would complain of each. */
function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style[\s>][\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));
}

const dropped =
  'script,style,noscript,template,title,meta,link,svg,math,iframe,object,embed,audio,video,canvas,img,picture,' +
  'input,select,textarea,button,datalist,map,o\\:p';

const blockTags = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);

/** A block as HTML, or an item of a list that Word writes as a paragraph. */
type Block = string | { level: number; isOrdered: boolean; words: string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const styleOf = (element: Element) => element.getAttribute('data-style')?.toLowerCase() ?? '';
const isHidden = (element: Element) => /display:\s*none|mso-hide:\s*all/.test(styleOf(element));

function isBold(element: Element): boolean | null {
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(styleOf(element))?.[1];
  if (weight !== undefined) return weight.startsWith('bold') || Number(weight) >= 600;
  return element.tagName === 'B' || element.tagName === 'STRONG' ? true : null;
}

function textIn(node: Node): string {
  return (node.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
}

/** The words of a line, with what is bold and what is a link. */
function inline(node: Node, bold = false): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = escaped(textIn(node));
    return bold && text.trim() !== '' ? `<strong>${text}</strong>` : text;
  }
  if (!(node instanceof Element) || isHidden(node)) return '';
  if (node.tagName === 'BR') return '<br>';
  // Word writes a list's own number before its words.
  if (/mso-list:\s*ignore/.test(styleOf(node))) return '';
  const inner = inlines(node, isBold(node) ?? bold);
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  return href === '' || inner.trim() === '' ? inner : `<a href="${escaped(href)}">${inner}</a>`;
}

const inlines = (node: Node, bold = false) =>
  Array.from(node.childNodes, (child) => inline(child, bold)).join('');

function paragraph(words: string): string[] {
  const trimmed = words.replaceAll(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
  return trimmed === '' ? [] : [`<p>${trimmed}</p>`];
}

const isBlock = (node: Node): node is Element => node instanceof Element && blockTags.has(node.tagName);
const holdsBlocks = (node: Element) => Array.from(node.querySelectorAll('*')).some(isBlock);

/** The blocks inside an element; words that stand beside blocks are paragraphs of their own. */
function blocksOf(parent: Element, bold = false): Block[] {
  const blocks: Block[] = [];
  let line = '';
  const end = () => {
    blocks.push(...paragraph(line));
    line = '';
  };
  for (const node of parent.childNodes) {
    if (isBlock(node)) {
      end();
      blocks.push(...block(node, bold));
    } else if (node instanceof Element && holdsBlocks(node)) {
      end();
      blocks.push(...blocksOf(node, isBold(node) ?? bold));
    } else line += inline(node, bold);
  }
  end();
  return blocks;
}

function block(element: Element, outerBold: boolean): Block[] {
  if (isHidden(element)) return [];
  const bold = isBold(element) ?? outerBold;
  const { tagName } = element;
  const word = /mso-list:\s*l\d+\s+level(\d+)/.exec(styleOf(element));
  if (word !== null) return wordItem(element, Number(word[1]), bold);
  if (/^H[1-6]$/.test(tagName)) return paragraph(inlines(element)).map(asHeading);
  if (tagName === 'UL' || tagName === 'OL') return [listOf(element)];
  if (tagName === 'TABLE') return tableOf(element);
  if (tagName === 'BLOCKQUOTE') return quoteOf(element);
  if (tagName === 'PRE')
    return (element.textContent ?? '').split(/\n{2,}/).flatMap((text) => paragraph(lines(text)));
  return holdsBlocks(element) ? blocksOf(element, bold) : paragraph(inlines(element, bold));
}

const lines = (text: string) => escaped(text.trim()).replaceAll('\n', '<br>');
const asHeading = (made: string) =>
  made
    .replace(/^<p>/, '<h2>')
    .replace(/<\/p>$/, '</h2>')
    .replaceAll(/<\/?strong>/g, '');

function quoteOf(element: Element): Block[] {
  const inner = listed(blocksOf(element)).map(withoutFigures);
  return inner.length === 0 ? [] : [`<blockquote>${inner.join('')}</blockquote>`];
}

/** What a quote or a list cannot hold is its words. */
function withoutFigures(made: string): string {
  if (made.startsWith('<h2>')) return made.replace('<h2>', '<p>').replace('</h2>', '</p>');
  if (!/^<(?:table|blockquote)>/.test(made)) return made;
  return made.replaceAll(/<\/?(?:table|blockquote|tr|th|td)>/g, '');
}

function listOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const items = Array.from(element.children).flatMap((child) => {
    // Some programs put the inner list beside its item instead of into it.
    if (child.tagName === 'UL' || child.tagName === 'OL') return [{ inner: [listOf(child)], joins: true }];
    const inner = listed(blocksOf(child)).map(withoutFigures);
    return inner.length === 0 ? [] : [{ inner, joins: false }];
  });
  const made: string[][] = [];
  for (const { inner, joins } of items) {
    const last = made.at(-1);
    if (joins && last !== undefined) last.push(...inner);
    else made.push(joins || !inner[0]?.startsWith('<p>') ? ['<p></p>', ...inner] : inner);
  }
  return made.length === 0
    ? ''
    : `<${tag}>${made.map((item) => `<li>${item.join('')}</li>`).join('')}</${tag}>`;
}

/** A line that Word calls part of a list: its number or dot says of which kind. */
function wordItem(element: Element, level: number, bold: boolean): Block[] {
  const sign = Array.from(element.querySelectorAll('[data-style]')).find((part) =>
    /mso-list:\s*ignore/.test(styleOf(part)),
  );
  const isOrdered = /^\s*\(?(?:\d+|[a-z]|[ivx]+|[가-하])[.)]/i.test(sign?.textContent ?? '');
  const words = inlines(element, bold).trim();
  return words === '' ? [] : [{ level, isOrdered, words }];
}

function tableOf(element: Element): Block[] {
  const rows = Array.from(element.querySelectorAll('tr'))
    .filter((row) => row.closest('table') === element)
    .map((row) => Array.from(row.children).filter((cell) => /^T[HD]$/.test(cell.tagName) && !isHidden(cell)))
    .filter((cells) => cells.some((cell) => textIn(cell).trim() !== ''));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  // A table of one column, or one that holds others, only places what is in it.
  if (width < 2 || element.querySelector('table') !== null)
    return rows.flatMap((cells) => cells.flatMap((cell) => blocksOf(cell)));
  const made = rows.map((cells) => {
    const filled = cells.map((cell) => cellOf(cell));
    const missing = Array.from({ length: width - cells.length }, () => '<td><p></p></td>');
    return `<tr>${[...filled, ...missing].join('')}</tr>`;
  });
  return [`<table>${made.join('')}</table>`];
}

function cellOf(cell: Element): string {
  const tag = cell.tagName.toLowerCase();
  const inner = listed(blocksOf(cell))
    .join('')
    .replaceAll(/<(\/?)(?:h2|li)>/g, '<$1p>');
  const words = inner
    .replaceAll(/<\/?(?:ul|ol|blockquote|table|tr|td|th)>/g, '')
    .replaceAll(/<p><p>|<\/p><\/p>/g, (pair) => pair.slice(0, pair.length / 2));
  return `<${tag}>${words === '' ? '<p></p>' : words}</${tag}>`;
}

/** Lines that are items, one after the other, become the lists that they were. */
function listed(blocks: readonly Block[]): string[] {
  const made: string[] = [];
  let open: Exclude<Block, string>[] = [];
  const end = () => {
    if (open.length > 0) made.push(nested(open));
    open = [];
  };
  for (const one of blocks) {
    if (typeof one !== 'string') open.push(one);
    else {
      end();
      if (one !== '') made.push(one);
    }
  }
  end();
  return made;
}

function nested(items: readonly Exclude<Block, string>[]): string {
  const base = Math.min(...items.map(({ level }) => level));
  const tag = items.find(({ level }) => level === base)?.isOrdered === true ? 'ol' : 'ul';
  let html = '';
  for (let index = 0; index < items.length;) {
    const inner: Exclude<Block, string>[] = [];
    const item = items[index];
    if (item === undefined) break;
    let next = index + (item.level === base ? 1 : 0);
    for (let below = items[next]; below !== undefined && below.level > base; below = items[next]) {
      inner.push(below);
      next += 1;
    }
    const words = item.level === base ? item.words : '';
    html += `<li><p>${words}</p>${inner.length === 0 ? '' : nested(inner)}</li>`;
    index = next;
  }
  return `<${tag}>${html}</${tag}>`;
}
