import { useEffect } from 'react';
import { useNavigate } from 'react-router';

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Moves on without a reload when a `SiteLink` is clicked: one listener for all of them. */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-site-link]');
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      const opensOver = link.dataset['siteLink'] === 'over';
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        state: opensOver ? { overList: true } : null,
        preventScrollReset: opensOver,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
