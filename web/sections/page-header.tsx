import { Container } from '#web/ui/container.tsx';
import { Tabs, type Tab } from '#web/ui/tabs.tsx';

interface PageHeaderProps {
  title: string;
  subtitle: string;
  /** `p` where the page has a greater heading of its own. */
  heading?: 'h1' | 'p';
  /** Name of the tab row, for those who hear it. */
  tabsLabel: string;
  tabs: readonly Tab[];
  /** A second row, one level deeper. */
  second?: { label: string; tabs: readonly Tab[] };
}

/** The head of a sub page: what it is, one sentence, and the pages beside it. */
export function PageHeader({
  title,
  subtitle,
  heading: Heading = 'h1',
  tabsLabel,
  tabs,
  second,
}: PageHeaderProps) {
  return (
    <div data-print="hide">
      <div className="border-b border-line bg-surface">
        <Container
          className={
            Heading === 'h1' ? 'pt-12 pb-8 text-center md:pt-18 md:pb-12' : 'pt-8 pb-3 text-center md:pt-10'
          }
        >
          <Heading className={Heading === 'h1' ? 'text-title' : 'text-heading text-ink'}>{title}</Heading>
          <p className={Heading === 'h1' ? 'mt-3 text-lead text-muted' : 'mt-1 text-label text-muted'}>
            {subtitle}
          </p>
        </Container>
        {tabs.length > 1 && <Tabs label={tabsLabel} tabs={tabs} />}
      </div>
      {second && (
        <div className="border-b border-line">
          <Tabs label={second.label} tabs={second.tabs} />
        </div>
      )}
    </div>
  );
}
