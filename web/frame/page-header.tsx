import { classNames } from '#web/ui/class-names.ts';
import { Tabs, type Tab, type TabGroup } from '#web/ui/tabs.tsx';

interface PageHeaderProps {
  title: string;
  subtitle: string;
  /** Name of the tab row, for those who hear it. */
  tabsLabel: string;
  tabs: readonly Tab[];
  /** Leaves the window to a tool. */
  isCompact?: boolean;
}

/** The head of a sub page: what it is, one sentence, and beside or below it the pages next to it. */
export function PageHeader({ title, subtitle, tabsLabel, tabs, isCompact = false }: PageHeaderProps) {
  return (
    <div data-print="hide" className="page-head border-b border-line">
      <div className="xl:page-width xl:flex xl:items-end xl:justify-between xl:gap-10">
        <div
          className={classNames(
            'max-xl:page-width',
            isCompact ? 'pt-6 pb-1 md:pt-8 md:pb-2 xl:pb-7' : 'pt-8 pb-2 md:pt-12 md:pb-3 xl:pt-14 xl:pb-11',
          )}
        >
          <h1 className={isCompact ? 'text-title' : 'text-page'}>{title}</h1>
          <p className={classNames('mt-1.5 text-balance text-muted', isCompact ? 'text-body' : 'text-lead')}>
            {subtitle}
          </p>
        </div>
        <Tabs groups={[{ label: tabsLabel, tabs }]} className="tabs-at-start" />
      </div>
    </div>
  );
}

interface LowPageHeaderProps extends Omit<PageHeaderProps, 'isCompact'> {
  /** The pages one level deeper, which stand first in the row. */
  nearest?: TabGroup;
  /** The page has no greater heading: this is it. */
  isHeading?: boolean;
}

/** The same as one bar, which leaves the window to the page; most have a greater heading of their own. */
export function LowPageHeader({
  title,
  subtitle,
  tabsLabel,
  tabs,
  nearest,
  isHeading = false,
}: LowPageHeaderProps) {
  const Title = isHeading ? 'h1' : 'p';
  const group = { label: tabsLabel, tabs };
  return (
    <div data-print="hide" className="page-head border-b border-line">
      <div className="xl:page-width xl:flex xl:h-18 xl:gap-6">
        <div className="flex flex-wrap items-baseline gap-x-2 pt-2 max-xl:page-width xl:block xl:self-center xl:pt-0">
          <Title className="text-body font-bold text-ink lg:text-lead">{title}</Title>
          <p className="text-small text-muted">{subtitle}</p>
        </div>
        <Tabs groups={nearest ? [nearest, group] : [group]} className="tabs-in-bar" />
      </div>
    </div>
  );
}
