import { redirect } from 'react-router';
import { formerPaths } from '#web/content/products/products.ts';
import type { Route } from './+types/moved.ts';

/** An old address leads to its new one, for good; `url` is the page's, also where only its data is asked for. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(formerPaths().get(url.pathname) ?? url.pathname, 301);
}
