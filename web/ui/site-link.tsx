import type { ComponentProps } from 'react';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Over the page it stands on, which stays where it is. */
  opensOver?: boolean;
}

/**
 * A link of which a page has many: menu, tabs, cards, page numbers, footer. The router's own link is a sixth of the
 * work of rendering a list; this one is an anchor, and `useSiteLinks` takes its clicks to the router.
 */
export function SiteLink({ to, opensOver = false, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to} data-site-link={opensOver ? 'over' : ''} {...rest}>
      {children}
    </a>
  );
}
