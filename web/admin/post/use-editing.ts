import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * Viewing and editing are two addresses of one screen (`?edit`). Going from one to the other
 * replaces the step in the browser's history and keeps the way back to the list.
 */
export function useEditing() {
  const { pathname, state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = (search: string) => void navigate({ pathname, search }, { replace: true, state });
  return { isEditing: params.has('edit'), edit: () => go('?edit'), view: () => go('') };
}
