import { data } from 'react-router';
import { pageServices } from '#web/ssr/server-context.ts';
import type { Route } from './+types/not-found.ts';

/** No such page: the layout's error page, with status 404 or that with which the server refused a request. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(null, { status: context.get(pageServices).refusal ?? 404 });
}

export default function NotFound() {
  return null;
}
