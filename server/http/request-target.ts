import { receiptPath } from '#contract/receipt.ts';

/** The route that takes every address which no call has. */
export const everyPage = '/*';

export interface AskedPage {
  /** In the one spelling that it has. */
  url: URL;
  /** Whether it was spelled like that. */
  isCanonical: boolean;
}

const unreserved = /[\w.~-]/;
/** Where a browser that moves to a page asks for its data alone. */
export const isData = (url: string) => /\.data(?:$|[?#])/.test(url);

/** Where capitals mean something: screens of the back office, and receipts. */
const hasCapitals = new RegExp(`^(?:/admin/|${receiptPath('')})`);

/**
 * The one spelling of a path: plain characters are not written in hex, no slash stands at the end, and no capitals in
 * any other address of the public site. The router would take all of them for the same page.
 */
function spell(path: string): string {
  const plain = path
    .replaceAll(/%[\da-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return unreserved.test(character) ? character : code;
    })
    .replace(/(?<=.)\/$/, '');
  return hasCapitals.test(plain) ? plain : plain.toLowerCase();
}

/**
 * Which page a target asks for; null when it can be none. What the URL parser would turn into something else (`/../`,
 * `/.//host/`, `/\host`) is none: another address than the one that was asked for must never be rendered or kept.
 */
export function readTarget(target: string, origin: string): AskedPage | null {
  const [path = ''] = target.split(/[?#]/, 1);
  const url = path.startsWith('/') ? URL.parse(origin + target) : null;
  if (url === null || url.pathname !== path || path.includes('//')) return null;
  const spelled = spell(path);
  url.pathname = spelled;
  return { url, isCanonical: spelled === path };
}

/** The path and query of a target that names a host too, as requests to a proxy do (`http://host/path`). */
export function withoutHost(target: string): string {
  if (target.startsWith('/')) return target;
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  return url === null ? target : url.pathname + url.search;
}
