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
      <div className="page-head border-b border-line">
        <Container
          className={
            Heading === 'h1' ? 'pt-14 pb-10 text-center md:pt-22 md:pb-14' : 'pt-7 pb-1 text-center md:pt-8'
          }
        >
          <Heading className={Heading === 'h1' ? 'text-display' : 'text-heading text-ink'}>{title}</Heading>
          <p
            className={
              Heading === 'h1' ? 'mt-4 text-lead text-balance text-muted' : 'mt-1 text-label text-muted'
            }
          >
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
