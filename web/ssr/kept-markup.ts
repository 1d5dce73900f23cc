import { createContext, createElement, use, type ReactNode } from 'react';

const tag = 'kept-markup';
const start = `<${tag} data-name="`;
const end = `</${tag}>`;
const plainName = /^[\w /-]+$/;
const most = 200;

/** Which parts the server has rendered before; null in browsers, where React needs the parts themselves. */
const Known = createContext<ReadonlyMap<string, string> | null>(null);

/** A part of a page whose markup depends on this name alone: the server renders it once and then sets it in as text. */
export function KeptMarkup({ name, children }: { name: string; children: ReactNode }) {
  const known = use(Known);
  if (known === null) return children;
  return createElement(tag, { 'data-name': name }, known.has(name) ? null : children);
}

export interface MarkupKeeper {
  /** Goes around the page. */
  provide(page: ReactNode): ReactNode;
  /** The page as it would be without any keeping. In the same turn as its rendering: another page may make room. */
  complete(html: string): string;
}

export function createMarkupKeeper(): MarkupKeeper {
  const known = new Map<string, string>();

  function markupOf(name: string, rendered: string): string {
    if (rendered === '') return known.get(name) ?? '';
    if (plainName.test(name)) known.set(name, rendered);
    return rendered;
  }

  return {
    provide: (page) => createElement(Known, { value: known }, page),
    complete(html) {
      let whole = '';
      let done = 0;
      for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, done)) {
        const quote = html.indexOf('"', at + start.length);
        const inner = quote + '">'.length;
        const close = html.indexOf(end, inner);
        whole +=
          html.slice(done, at) + markupOf(html.slice(at + start.length, quote), html.slice(inner, close));
        done = close + end.length;
      }
      // Not before: the page may have left out other parts because they were known.
      if (known.size > most) known.clear();
      return whole + html.slice(done);
    },
  };
}
