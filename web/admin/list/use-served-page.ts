import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The server steps back when the page asked for has emptied; the address follows. */
export function useServedPage(served: number, hrefFor: (page: number) => string): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = Number(new URLSearchParams(search).get('page') ?? 1);
  const href = hrefFor(served);
  useEffect(() => {
    if (asked !== served) void navigate(href, { replace: true });
  }, [asked, served, href, navigate]);
}
