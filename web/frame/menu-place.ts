interface Entry {
  label: string;
  to: string;
  covers?: readonly string[];
}

/** Whether a page stands under a menu entry: it is its address, one of those it covers, or below one of them. */
export function isUnder(entry: Pick<Entry, 'to' | 'covers'>, pathname: string): boolean {
  return [entry.to, ...(entry.covers ?? [])].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}

interface Group {
  items: readonly Entry[];
  more?: Group;
}

const entriesOf = ({ items, more }: Group): readonly Entry[] => [...items, ...(more?.items ?? [])];

export function isInGroup(group: Group, pathname: string): boolean {
  return entriesOf(group).some((item) => isUnder(item, pathname));
}

/** The entries of a menu group as the tabs of a page. */
export function menuTabs(group: { items: readonly Entry[] }, pathname: string) {
  return group.items.map((item) => ({ label: item.label, to: item.to, current: isUnder(item, pathname) }));
}
