import { redirect } from 'react-router';
import { formerPaths } from '#web/content/products/products.ts';
import type { Route } from './+types/moved.ts';

/** An old address leads to its new one, for good. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return redirect(formerPaths.get(pathname) ?? pathname, 301);
}
