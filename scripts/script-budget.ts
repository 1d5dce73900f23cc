import { paths } from '../web/content/paths.ts';
import { postListAt } from '../web/content/post-lists.ts';

/** What the scripts of a public page may weigh, in kB as they are sent (Brotli). More is a decision, not an accident. */
export const scriptBudgets: Readonly<Record<string, number>> = {
  home: 136,
  product: 132,
  list: 155,
  item: 161,
  finder: 158,
  compare: 152,
  cost: 162,
  planner: 170,
  partnership: 152,
  support: 152,
  company: 125,
  history: 124,
  directions: 123,
  marketing: 126,
  store: 124,
  privacy: 125,
  preview: 160,
  receipt: 150,
  'not-found': 122,
};

/** The budget of the page at an address that is no post's: of a list, of a page that `paths` names, else of a product. */
export function scriptBudgetAt(path: string): number {
  const [name = 'product'] = Object.entries(paths).find(([, own]) => own === path) ?? [];
  return scriptBudgets[postListAt(path) === undefined ? name : 'list'] ?? 0;
}
