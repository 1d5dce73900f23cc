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
    <div className="border-b border-line bg-surface">
      <Container className="pt-14 pb-10 text-center md:pt-20 md:pb-14">
        <h1 className="text-title">{title}</h1>
        <p className="mx-auto mt-3 max-w-2xl text-lead text-muted">{subtitle}</p>
      </Container>
      {tabs.length > 1 && <Tabs label={tabsLabel} tabs={tabs} />}
    </div>
  );
}
