import { Container } from '#web/ui/container.tsx';
import { Tabs, type Tab, type TabGroup } from '#web/ui/tabs.tsx';

interface PageHeaderProps {
  title: string;
  subtitle: string;
  /** Name of the tab row, for those who hear it. */
  tabsLabel: string;
  tabs: readonly Tab[];
}

/** The head of a sub page: what it is, one sentence, and the pages beside it. */
export function PageHeader({ title, subtitle, tabsLabel, tabs }: PageHeaderProps) {
  return (
    <div data-print="hide" className="page-head border-b border-line">
      <Container className="pt-11 pb-7 text-center md:pt-18 md:pb-11">
        <h1 className="text-display">{title}</h1>
        <p className="mt-3 text-lead text-balance text-muted md:mt-4">{subtitle}</p>
      </Container>
      <Tabs groups={[{ label: tabsLabel, tabs }]} />
    </div>
  );
}

interface LowPageHeaderProps extends PageHeaderProps {
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
      <div className="lg:page-width lg:flex lg:flex-wrap lg:items-center lg:justify-between">
        <div className="flex flex-wrap items-baseline justify-center gap-x-2 px-5 pt-2 lg:block lg:px-0 lg:py-2">
          <Title className="text-body font-bold text-ink lg:text-lead">{title}</Title>
          <p className="text-small text-muted">{subtitle}</p>
        </div>
        <Tabs groups={nearest ? [nearest, group] : [group]} className="lg:self-end" />
      </div>
    </div>
  );
}
