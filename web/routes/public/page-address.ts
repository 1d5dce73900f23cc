import { readHandover } from '#contract/read-handover.ts';
import { isReceipt, receiptPath } from '#contract/receipt.ts';
import { answerEntries } from '#catalog/answers.ts';
import { paths } from '#web/content/paths.ts';
import { hasIndustryTabs, postListAt } from '#web/content/post-lists.ts';
import { sentName } from './inquiry-post.ts';
import { addressNames, readIndustry, readListQuery, industryTabs } from '#web/post/list-address.ts';
import { modelEntries, readModel } from '#web/planner/model-address.ts';
import { comparisonEntries, readComparison } from '#web/tools/compare-address.ts';
import { costEntries, readCost } from '#web/tools/cost-inputs.ts';
import { readAnswers } from '#web/tools/finder-address.ts';

const inquiryPaths: ReadonlySet<string> = new Set([paths.partnership, paths.support]);

/** The router asks for a page's data under the page's address with this ending, and may name a route in its search. */
const dataEnding = /(?:\/_)?\.data$/;
const routesName = '_routes';

/** What a page reads of its address, defaults left out: by the page, because each knows names of its own. */
function readSearch(pathname: string, params: URLSearchParams): [name: string, value: string][] {
  if (inquiryPaths.has(pathname)) return params.has(sentName) ? [[sentName, '1']] : [];
  if (pathname === paths.finder) return answerEntries(readAnswers(params));
  if (pathname === paths.compare) return comparisonEntries(readComparison(params));
  if (pathname === paths.cost) return costEntries(readCost(params));
  if (pathname === paths.planner) return modelEntries(readModel(params));
  const list = postListAt(pathname);
  if (list === undefined) return [];
  const { page, keyword, field } = readListQuery(params);
  const industry = hasIndustryTabs(list) ? readIndustry(params) : 0;
  return [
    [addressNames.tab, industry === 0 ? '' : (industryTabs[industry] ?? '')],
    [addressNames.keyword, keyword],
    [addressNames.field, field === 'title' ? '' : field],
    [addressNames.page, page === 1 ? '' : String(page)],
  ];
}

/**
 * Whether a page is made for one visitor: what became of somebody's inquiry, what a tool found for somebody, or says of
 * what somebody mistyped, is nobody else's, and never asked for twice.
 */
function isForOne({ pathname, searchParams }: URL): boolean {
  if (pathname.startsWith(receiptPath(''))) return true;
  if (inquiryPaths.has(pathname) && isReceipt(searchParams.get(sentName) ?? '')) return true;
  if (pathname === paths.cost) return Object.keys(readCost(searchParams).problems).length > 0;
  return pathname === paths.support && Object.keys(readHandover(searchParams)).length > 0;
}

/**
 * A page's address in one spelling: all that a page does not read of its search, and all that it reads as its default,
 * is left out. Pages are kept by this address, so what visitors make up must not make a new one; null for a page that is
 * made for one visitor, and never kept.
 */
export function pageAddress(url: URL, isRoute: (id: string) => boolean): URL | null {
  if (isForOne(url)) return null;
  const address = new URL(url.pathname, url.origin);
  const search = readSearch(url.pathname.replace(dataEnding, ''), url.searchParams);
  if (dataEnding.test(url.pathname)) {
    const asked = url.searchParams.get(routesName) ?? '';
    if (isRoute(asked)) search.push([routesName, asked]);
  }
  for (const [name, value] of search) if (value !== '') address.searchParams.set(name, value);
  return address;
}
