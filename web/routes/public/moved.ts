import { redirect } from 'react-router';
import { movedPaths } from '#web/content/paths.ts';

/** An old address leads to its new one, for good. */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  return redirect(movedPaths[pathname as keyof typeof movedPaths], 301);
}
