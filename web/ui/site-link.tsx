import type { ComponentProps } from 'react';

/**
 * A link of the frame around every page: menu, sitemap, tabs, footer. A page has some eighty of them, and the router's own link
 * is a sixth of the work of rendering it; this one is an anchor, and `useSiteLinks` takes its clicks to the router.
 */
export function SiteLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a href={to} data-site-link="" {...rest}>
      {children}
    </a>
  );
}
