import { paths } from '../web/content/paths.ts';
import { postListAt } from '../web/content/post-lists.ts';

/** What the scripts of a public page may weigh, in kB as they are sent (Brotli). More is a decision, not an accident. */
export const scriptBudgets: Readonly<Record<string, number>> = {
  home: 130,
  product: 123,
  list: 152,
  item: 157,
  finder: 138,
  compare: 131,
  cost: 142,
  planner: 166,
  partnership: 148,
  support: 149,
  company: 120,
  history: 119,
  directions: 119,
  marketing: 124,
  store: 121,
  privacy: 120,
  preview: 135,
  receipt: 143,
  'not-found': 117,
};

/** The budget of the page at an address that is no post's: of a list, of a page that `paths` names, else of a product. */
export function scriptBudgetAt(path: string): number {
  const [name = 'product'] = Object.entries(paths).find(([, own]) => own === path) ?? [];
  return scriptBudgets[postListAt(path) === undefined ? name : 'list'] ?? 0;
}
