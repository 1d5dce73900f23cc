import { Container } from '#web/ui/container.tsx';
import { Tabs, type Tab } from '#web/ui/tabs.tsx';

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
      <Tabs label={tabsLabel} tabs={tabs} />
    </div>
  );
}

interface LowPageHeaderProps extends PageHeaderProps {
  /** A second row, one level deeper. */
  second?: { label: string; tabs: readonly Tab[] };
  /** The page has no greater heading: this is it. */
  isHeading?: boolean;
}

/** The same, low enough to leave the window to the page; most have a greater heading of their own. */
export function LowPageHeader({
  title,
  subtitle,
  tabsLabel,
  tabs,
  second,
  isHeading = false,
}: LowPageHeaderProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div data-print="hide">
      <div className="page-head border-b border-line">
        <div className="lg:page-width lg:flex lg:items-center lg:justify-between">
          <div className="px-5 pt-3 text-center lg:px-0 lg:py-2 lg:text-left xl:flex xl:items-baseline xl:gap-4">
            <Title className="text-lead font-bold text-ink lg:text-heading">{title}</Title>
            <p className="text-small text-muted lg:text-label">{subtitle}</p>
          </div>
          <Tabs label={tabsLabel} tabs={tabs} className="lg:self-end" />
        </div>
      </div>
      {second && (
        <div className="border-b border-line">
          <Tabs label={second.label} tabs={second.tabs} />
        </div>
      )}
    </div>
  );
}
